import type { Figure, Geometry, Shape, Stroke, Style } from "./figure.ts";
import { isAnimated } from "./moving.ts";
import { outlinesOf } from "./outline.ts";
import { type Colours, type Json, outline, scalar, vector } from "./property.ts";
import { nestedStances, transform } from "./stance.ts";

const caps = { butt: 1, round: 2, square: 3 };
const joins = { miter: 1, round: 2, bevel: 3 };

function geometryItems(geometry: Geometry, name: string): Json[] {
  switch (geometry.kind) {
    case "ellipse":
      return [{ ty: "el", d: 1, p: vector(geometry.centre), s: vector(geometry.size) }];
    case "box":
      return [
        { ty: "rc", d: 1, p: vector(geometry.centre), s: vector(geometry.size), r: scalar(geometry.radius) },
      ];
    case "path": {
      const { data } = geometry;
      const sample = isAnimated(data) ? data.keys[0]?.value : data;
      return outlinesOf(sample ?? "").map((_, index) => ({ ty: "sh", ks: outline(data, index, name) }));
    }
  }
}

function strokeItem(stroke: Stroke, style: Style, colours: Colours): Json {
  const dashes =
    stroke.dash?.map((length, index) => ({
      n: index % 2 === 0 ? "d" : "g",
      nm: index % 2 === 0 ? "dash" : "gap",
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

/** Figures as Lottie shapes; Lottie draws the last of a list first, so the order is turned round. */
export function figureItems(figures: readonly Figure[], colours: Colours): Json[] {
  return figures.toReversed().map((figure) => {
    if (figure.kind === "shape") return shapeGroup(figure, colours);
    const stances = nestedStances(figure.stance).toReversed();
    let items = figureItems(figure.children, colours);
    for (const [index, stance] of stances.entries()) {
      const name = index === stances.length - 1 ? (figure.stance.name ?? "Part") : "Stretch";
      items = [{ ty: "gr", nm: name, it: [...items, { ty: "tr", ...transform(stance) }] }];
    }
    return items[0] as Json;
  });
}
