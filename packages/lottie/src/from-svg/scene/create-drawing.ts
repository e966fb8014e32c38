import { identity, type Matrix, multiply, scaling } from "../../scene/geometry/matrix.ts";
import { ComputedStyle, type SvgMoment } from "../css/computed-style.ts";
import { elementsIn, type SvgDocument } from "../document/svg-element.ts";
import type { SvgFindings } from "../svg-findings.ts";
import type { SvgLimits } from "../svg-limits.ts";
import { rectangleContour } from "../shapes/basic-shapes.ts";
import { parseLength } from "../values/lengths.ts";
import { numberOf } from "../values/numbers.ts";
import type { SvgColour } from "../values/parse-colour.ts";
import { createGroup, createShape } from "./create-group.ts";
import { drawElement } from "./draw-element.ts";
import { drawnBox } from "./drawn-box.ts";
import { rootMatrix } from "./element-matrix.ts";
import type { Drawn, DrawnGroup } from "./drawing.ts";
import { mattesOf } from "./mattes-of.ts";
import { isWanted } from "./switch-child.ts";
import type { DrawingContext, DrawnSvg, DrawingScope, Spent } from "./drawing-context.ts";
import { parseViewBox, viewBoxMatrix } from "./viewport-matrix.ts";

export interface Canvas {
  width: number;
  height: number;
}

/** What is handed in from outside. */
export interface DrawingTools {
  limits: SvgLimits;
  findings: SvgFindings;
  drawText: DrawingContext["drawText"];
  drawSvg: (source: string, size: Canvas, spent: Spent) => DrawnSvg | null;
}

const usual: Canvas = { width: 100, height: 100 };

/** How large a document wants to be; where it does not say, `otherwise`. */
export function canvasOf(document: SvgDocument, otherwise: Canvas | null, maxSide: number): Canvas {
  const { attributes } = document.root;
  const viewBox = parseViewBox(attributes.get("viewBox"));
  const context = { ...(viewBox ?? otherwise ?? usual), fontSize: 16, rootFontSize: 16, maxNumber: 1e6 };
  const length = (name: "width" | "height"): number | null => {
    const found = parseLength(attributes.get(name), context, name === "width" ? "x" : "y");
    return found !== null && found > 0 ? found : null;
  };
  let [width, height] = [length("width"), length("height")];
  if (viewBox !== null && (width === null) !== (height === null)) {
    width ??= ((height ?? 0) * viewBox.width) / viewBox.height;
    height ??= ((width ?? 0) * viewBox.height) / viewBox.width;
  }
  width ??= viewBox?.width ?? otherwise?.width ?? usual.width;
  height ??= viewBox?.height ?? otherwise?.height ?? usual.height;
  const shrink = Math.min(1, maxSide / Math.max(width, height));
  return { width: width * shrink, height: height * shrink };
}

/** Everything a document draws at a moment on a canvas. */
export function createDrawing(
  document: SvgDocument,
  moment: SvgMoment,
  canvas: Canvas,
  tools: DrawingTools,
  spent: Spent = { elements: 0, curves: 0 },
): DrawnGroup {
  const { root } = document;
  const style = new ComputedStyle(root, moment, null);
  const own = canvasOf(document, canvas, Number.POSITIVE_INFINITY);
  const viewBox = parseViewBox(moment.attribute(root, "viewBox"));
  let matrix: Matrix = identity;
  if (viewBox !== null)
    ({ matrix } = viewBoxMatrix(viewBox, own, moment.attribute(root, "preserveAspectRatio")));
  const [scaleX, scaleY] = [canvas.width / own.width, canvas.height / own.height];
  const isScaled = Math.abs(scaleX - 1) > 1e-9 || Math.abs(scaleY - 1) > 1e-9;
  const onCanvas = isScaled ? scaling(scaleX, scaleY) : identity;
  const context: DrawingContext = {
    document,
    moment,
    findings: tools.findings,
    limits: tools.limits,
    spent,
    drawElement: (element, inner) => drawElement(context, element, inner),
    drawReferred: (element, inner, size) => drawElement(context, element, inner, size),
    drawText: tools.drawText,
    drawSvg: (source, width, height) => tools.drawSvg(source, { width, height }, spent),
  };
  const scope: DrawingScope = {
    style,
    viewport: viewBox ?? own,
    path: "",
    open: [],
    isClip: false,
    contextPaints: null,
  };
  const isSized = ["width", "height"].every(
    (name) => (numberOf(/^[^a-z%]*/i.exec(root.attributes.get(name) ?? "")?.[0]) ?? 1) > 0,
  );
  const isShown = isSized && style.get("display") !== "none" && isWanted(context, root);
  const children = isShown
    ? elementsIn(root).flatMap((child) => context.drawElement(child, scope) ?? [])
    : [];
  const background = backgroundOf(context, style, canvas);
  const mattes = mattesOf(context, { style, scope, key: "root", box: () => drawnBox(children) });
  const look = { opacity: style.share("opacity"), mattes: mattes ?? [] };
  const turned = rootMatrix(context, style, own);
  const isMoving = moment.isMoving(root);
  const shown = mattes === null || turned === null ? [] : children;
  const whole = multiply(onCanvas, turned ?? identity);
  const drawn = isMoving
    ? createGroup("turned", [createGroup("root", shown, { matrix, ...look })], { matrix: whole, isMoving })
    : createGroup("root", shown, { matrix: multiply(whole, matrix), ...look });
  return background === null ? drawn : createGroup("canvas", [background, drawn]);
}

function backgroundOf(
  { findings }: DrawingContext,
  style: ComputedStyle,
  { width, height }: Canvas,
): Drawn | null {
  const picture = style.get("background-image") ?? "none";
  if (picture !== "none") findings.add("svg-unsupported-style", `background-image: ${picture.slice(0, 40)}`);
  const { rgb, alpha } = style.colour("background-color", transparent);
  if (alpha === 0) return null;
  return createShape("background", [rectangleContour([0, 0, width, height], [0, 0])], {
    fill: { kind: "colour", rgb, opacity: alpha },
  });
}

const transparent: SvgColour = { rgb: [0, 0, 0], alpha: 0 };
