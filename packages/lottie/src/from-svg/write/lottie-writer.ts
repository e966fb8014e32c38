import type { JsonObject } from "../../json/json-values.ts";
import { keyed } from "./keyed.ts";

/** What is gathered while an animation is written. */
export interface LottieWriter {
  /** Of the composition that is being written: what lies beyond is cut off by it. */
  width: number;
  height: number;
  frames: number;
  assets: Map<string, JsonObject>;
  /** Of all compositions together; no more are begun than an animation may have. */
  layers: { count: number; isCutShort: boolean };
}

export const within = (writer: LottieWriter, width: number, height: number): LottieWriter => ({
  ...writer,
  width,
  height,
});

export function addComposition(writer: LottieWriter, key: string, layers: JsonObject[]): string {
  const id = `c${key}`;
  const { width, height } = writer;
  writer.assets.set(id, keyed(id, { id, w: width, h: height, layers }));
  return id;
}

/** The same picture is one asset, however often it is shown. */
export function addPicture(writer: LottieWriter, source: string, width: number, height: number): string {
  for (const asset of writer.assets.values()) if (asset["p"] === source) return String(asset["id"]);
  const id = `i${writer.assets.size}`;
  writer.assets.set(id, keyed(id, { id, w: width, h: height, u: "", p: source, e: 1 }));
  return id;
}
