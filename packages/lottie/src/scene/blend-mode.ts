import { asNumber, type JsonObject } from "../json/json-values.ts";
import type { Moment } from "./moment.ts";
import { type BlendMode, blendModes } from "./scene.ts";

export function blendModeOf(moment: Moment, { bm }: JsonObject, pointer: string): BlendMode {
  const mode = asNumber(bm) ?? 0;
  const known = blendModes[mode];
  if (known === undefined) moment.report.add("unsupported-blend-mode", `${pointer}/bm`, { mode });
  return known ?? "normal";
}
