import { renderFrames, type RawFrame } from "@zoetrope/render";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";

export interface DrawFramesOptions {
  /** From the in point. */
  frames: readonly number[];
  /** As large as fits. */
  width: number;
  height: number;
}

/** Frames as pixels, by ThorVG. */
export const run: EngineOperation<DrawFramesOptions, RawFrame[]> = async (files, options, control, parts) => {
  const { bytes } = requireFile(files);
  const { result } = await renderFrames(bytes, { ...options, core: await parts.core() }, control);
  const drawn: RawFrame[] = [];
  for await (const frame of result) drawn.push(frame);
  return drawn;
};
