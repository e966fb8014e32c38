import { identity, multiply, translation } from "../../scene/geometry/matrix.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { createGroup, rectangleMatte } from "./create-group.ts";
import type { Drawn } from "./drawing.ts";
import { type DrawingContext, lengthOf, nameOf, type DrawingScope } from "./drawing-context.ts";
import { pictureOf } from "./picture-of.ts";
import { viewBoxMatrix } from "./viewport-matrix.ts";

/** A picture that stands in the file itself. */
export function drawImage(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  key: string,
): Drawn[] {
  const { element } = style;
  const { href, picture } = embeddedIn(element, context.moment.attribute(element, "href") ?? "");
  if (href === "") return [];
  if (picture === null) {
    context.findings.add(
      href.startsWith("data:") ? "svg-pictures" : "svg-outside-references",
      href.slice(0, 40),
      element.index,
    );
    return [];
  }
  const length = (name: string, direction: "x" | "y"): number | null =>
    lengthOf(context, style, scope.viewport, name, direction);
  const side = (name: string, direction: "x" | "y"): number | null =>
    context.moment.attribute(element, name) === "auto" ? null : length(name, direction);
  let [width, height] = [side("width", "x"), side("height", "y")];
  let content: Drawn;
  let own: { width: number; height: number };
  if (picture.kind === "svg") {
    const svg = context.drawSvg(picture.source, width ?? 100, height ?? 100);
    if (svg === null) {
      context.findings.add("svg-pictures", "svg", element.index);
      return [];
    }
    own = svg;
    content = createGroup(`${key}s`, [svg.drawing], {
      mattes: [rectangleMatte(`${key}f`, [0, 0, own.width, own.height])],
    });
  } else {
    own = picture;
    content = {
      kind: "image",
      key,
      name: nameOf(element),
      matrix: identity,
      width: own.width,
      height: own.height,
      source: /^data:image\/(?:png|jpe?g|webp)\b/i.test(href)
        ? href
        : `data:${picture.type};base64,${href.slice(href.indexOf(",") + 1)}`,
    };
  }
  if (width === null && height === null) [width, height] = [own.width, own.height];
  width ??= ((height ?? 0) * own.width) / own.height;
  height ??= (width * own.height) / own.width;
  if (!(width > 0 && height > 0)) return [];
  const aspect = context.moment.attribute(element, "preserveAspectRatio");
  const { matrix, isSliced } = viewBoxMatrix({ x: 0, y: 0, ...own }, { width, height }, aspect);
  const [x, y] = [length("x", "x") ?? 0, length("y", "y") ?? 0];
  const placed = multiply(translation(x, y), matrix);
  const frame = isSliced ? [rectangleMatte(`${key}k`, [x, y, width, height])] : [];
  const name = nameOf(element);
  if (content.kind === "image" && frame.length === 0) return [{ ...content, matrix: placed }];
  const inner =
    content.kind === "image"
      ? { ...content, matrix: placed }
      : createGroup(`${key}p`, [content], { matrix: placed });
  return [createGroup(`${key}i`, [inner], { mattes: frame, name })];
}

interface Embedded {
  given: string;
  href: string;
  picture: ReturnType<typeof pictureOf>;
}
/** What each element showed last: one that is referred to often is not unpacked as often. */
const embedded = new WeakMap<SvgElement, Embedded>();

function embeddedIn(element: SvgElement, given: string): Embedded {
  let found = embedded.get(element);
  if (found?.given === given) return found;
  const trimmed = given.trim();
  // Editors break the lines of what they embed.
  const href = /^data:[^,]*;\s*base64\s*,/i.test(trimmed) ? trimmed.replaceAll(/\s+/g, "") : trimmed;
  found = { given, href, picture: href === "" ? null : pictureOf(href) };
  embedded.set(element, found);
  return found;
}
