import type { Drawn, DrawnGroup, DrawnMatte, DrawnPaint, GradientStop } from "./drawing.ts";

type Colour = Pick<GradientStop, "rgb" | "opacity">;

/**
 * A copy of what is drawn with other colours, under keys of its own; `harden` is what each opacity is multiplied by. Null where it holds a
 * picture, whose colours nobody here changes.
 */
export function varyDrawn(
  drawn: readonly Drawn[],
  suffix: string,
  recolour: (rgb: Colour["rgb"]) => Colour["rgb"],
  harden = 1,
): Drawn[] | null {
  const opaque = (opacity: number): number => Math.min(1, opacity * harden);
  const paint = (own: DrawnPaint | null): DrawnPaint | null => {
    if (own === null) return null;
    const opacity = opaque(own.opacity);
    if (own.kind === "colour") return { ...own, rgb: recolour(own.rgb), opacity };
    const stops = own.stops.map((stop): GradientStop => {
      const { offset, rgb } = stop;
      return { offset, rgb: recolour(rgb), opacity: opaque(stop.opacity) };
    });
    return { ...own, stops, opacity };
  };
  const all = (list: readonly Drawn[]): Drawn[] | null => {
    const copies: Drawn[] = [];
    for (const each of list) {
      const copy = one(each);
      if (copy === null) return null;
      copies.push(copy);
    }
    return copies;
  };
  const group = (own: DrawnGroup): DrawnGroup | null => {
    const children = all(own.children);
    if (children === null || (harden > 1 && own.blur > 0)) return null;
    const mattes: DrawnMatte[] = own.mattes.map(({ kind, content }) => ({
      kind,
      content: renamed(content, suffix),
    }));
    const opacity = opaque(own.opacity);
    return { ...own, key: `${own.key}${suffix}`, name: null, children, mattes, opacity };
  };
  const one = (own: Drawn): Drawn | null => {
    const key = `${own.key}${suffix}`;
    switch (own.kind) {
      case "image":
        return null;
      case "group":
        return group(own);
      case "tiles": {
        const tile = all(own.tile);
        return tile === null ? null : { ...own, key, tile };
      }
      case "shape": {
        const stroke =
          own.stroke === null ? null : { ...own.stroke, paint: paint(own.stroke.paint) ?? own.stroke.paint };
        return { ...own, key, name: null, fill: paint(own.fill), stroke, isStill: false };
      }
    }
  };
  return all(drawn);
}

/** The same once more, under other keys. */
export function copyDrawn(drawn: readonly Drawn[], suffix: string): Drawn[] {
  return drawn.map((own): Drawn => {
    if (own.kind === "group") return renamed(own, suffix);
    const key = `${own.key}${suffix}`;
    if (own.kind === "tiles") return { ...own, key, tile: copyDrawn(own.tile, suffix) };
    return own.kind === "shape" ? { ...own, key, name: null, isStill: false } : { ...own, key, name: null };
  });
}

const renamed = (group: DrawnGroup, suffix: string): DrawnGroup => ({
  ...group,
  key: `${group.key}${suffix}`,
  name: null,
  children: copyDrawn(group.children, suffix),
  mattes: group.mattes.map(({ kind, content }) => ({ kind, content: renamed(content, suffix) })),
});

export const countDrawn = (drawn: readonly Drawn[]): number =>
  drawn.reduce((sum, each) => sum + 1 + (each.kind === "group" ? countDrawn(each.children) : 0), 0);
