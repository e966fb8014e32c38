import type { Figure, Geometry, Part, Shape, Stance, Stroke, Style } from "./figure.ts";
import { isAnimated } from "./moving.ts";
import { outlinesOf } from "./outline.ts";
import { type Colours, type Json, outline, scalar, vector } from "./property.ts";
import { nestedStances, transform } from "./stance.ts";

const caps = { butt: 1, round: 2, square: 3 };
const joins = { miter: 1, round: 2, bevel: 3 };

function geometryItems(geometry: Geometry, name: string): Json[] {
  if (geometry.kind === "path") {
    const { data } = geometry;
    const sample = isAnimated(data) ? data.keys[0]?.value : data;
    return outlinesOf(sample ?? "").map((_, index) => ({ ty: "sh", ks: outline(data, index, name) }));
  }
  const place = { d: 1, p: vector(geometry.centre), s: vector(geometry.size) };
  return [
    geometry.kind === "box" ? { ty: "rc", ...place, r: scalar(geometry.radius) } : { ty: "el", ...place },
  ];
}

function strokeItem(stroke: Stroke, style: Style, colours: Colours): Json {
  const dashes =
    stroke.dash?.map((length, index) => ({
      n: index % 2 === 0 ? "d" : "g",
      // Each another: lottie-web plays nothing where two have the same name.
      nm: `${index % 2 === 0 ? "dash" : "gap"}${index < 2 ? "" : Math.floor(index / 2) + 1}`,
      v: scalar(length),
    })) ?? [];
  return {
    ty: "st",
    c: colours.property(stroke.paint),
    o: scalar(style.opacity ?? 1, 100),
    w: scalar(stroke.width),
    lc: caps[stroke.cap ?? "round"],
    lj: joins[stroke.join ?? "round"],
    ml: 4,
    ...(dashes.length > 0
      ? { d: [...dashes, { n: "o", nm: "offset", v: scalar(stroke.dashOffset ?? 0) }] }
      : {}),
  };
}

function shapeGroup({ geometry, style }: Shape, colours: Colours): Json {
  const name = style.name ?? "Shape";
  const items: Json[] = geometry.flatMap((one) => geometryItems(one, name));
  if (style.rounding !== undefined) items.push({ ty: "rd", r: scalar(style.rounding) });
  if (style.trim) {
    const { start = 0, end = 1, offset = 0 } = style.trim;
    items.push({ ty: "tm", s: scalar(start, 100), e: scalar(end, 100), o: scalar(offset, 360), m: 1 });
  }
  // Items that come first in Lottie lie in front: the stroke covers the edge of the fill.
  if (style.stroke) items.push(strokeItem(style.stroke, style, colours));
  if (style.fill !== undefined) {
    items.push({
      ty: "fl",
      c: colours.property(style.fill),
      o: scalar(style.opacity ?? 1, 100),
      r: style.evenOdd ? 2 : 1,
    });
  }
  return { ty: "gr", nm: name, it: [...items, { ty: "tr", ...transform({}) }] };
}

const nameOf = (one: Part) => one.stance.name ?? "Part";

const group = (items: Json[], stance: Stance, name: string): Json => ({
  ty: "gr",
  nm: name,
  it: items.concat({ ty: "tr", ...transform(stance) }),
});

/** Figures as Lottie shapes; Lottie draws the last of a list first, so the order is turned round. */
export function figureItems(figures: readonly Figure[], colours: Colours): Json[] {
  return figures.toReversed().map((figure) => {
    if (figure.kind === "shape") return shapeGroup(figure, colours);
    const stances = nestedStances(figure.stance).toReversed();
    const inside = figureItems(figure.children, colours);
    const [innermost, ...around] = stances;
    if (!innermost) throw new Error("A part stands somewhere");
    return around.reduce(
      (inner, stance) => group([inner], stance, nameOf(figure)),
      group(inside, innermost, nameOf(figure)),
    );
  });
}
