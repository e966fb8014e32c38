import type { Drawn, DrawnGroup } from "../scene/drawing.ts";
import { partsOf } from "./parts-of.ts";
import type { SvgPreset } from "./preset.ts";

/** Presets that suit a drawing, the best first: lines are drawn, several parts come one after the other, one grows. */
export function presetsFor(drawing: DrawnGroup): SvgPreset[] {
  const { parts } = partsOf(drawing);
  const { lines, areas, pictures } = countIn(drawing);
  const presets: SvgPreset[] = [];
  const isLines = lines > 0 && lines >= areas * 2;
  const isMany = parts.length >= 3;
  if (isLines && pictures === 0)
    presets.push({ name: "draw-on", ...(parts.length > 8 ? { staggerInSeconds: 0.05 } : {}) });
  if (isMany && !isLines)
    presets.push({ name: "stagger", order: widerThanHigh(parts) ? "left-to-right" : "document" });
  if (pictures > 0) presets.push({ name: "fade" });
  presets.push({ name: "pop", ...(isMany ? { order: "from-centre" as const } : {}) }, { name: "slide" });
  if (pictures === 0) presets.push({ name: "fade" });
  if (isMany && isLines) presets.push({ name: "stagger" });
  if (lines > 0 && !isLines) presets.push({ name: "draw-on" });
  return presets;
}

interface Counts {
  lines: number;
  areas: number;
  pictures: number;
}

function countIn(drawn: Drawn): Counts {
  if (drawn.kind === "shape")
    return { lines: drawn.stroke === null ? 0 : 1, areas: drawn.fill === null ? 0 : 1, pictures: 0 };
  if (drawn.kind !== "group") return { lines: 0, areas: 0, pictures: 1 };
  const sum: Counts = { lines: 0, areas: 0, pictures: 0 };
  for (const child of drawn.children) {
    const { lines, areas, pictures } = countIn(child);
    sum.lines += lines;
    sum.areas += areas;
    sum.pictures += pictures;
  }
  return sum;
}

function widerThanHigh(parts: ReturnType<typeof partsOf>["parts"]): boolean {
  const reach = (low: "left" | "top", high: "right" | "bottom"): number =>
    Math.max(...parts.map(({ box }) => box[high])) - Math.min(...parts.map(({ box }) => box[low]));
  return reach("left", "right") > 1.3 * reach("top", "bottom");
}
