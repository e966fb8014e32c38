import type { ComputedStyle } from "../css/computed-style.ts";

const layers = new Set(["fill", "stroke", "markers"]);

/** What `paint-order` names, empty where it is not valid (SVG 2, 13.8). */
export function paintOrderOf(style: ComputedStyle): string {
  const words = (style.get("paint-order") ?? "").split(/\s+/).filter((word) => word !== "");
  const isValid = words.every((word, index) => layers.has(word) && words.indexOf(word) === index);
  return isValid ? words.join(" ") : "";
}
