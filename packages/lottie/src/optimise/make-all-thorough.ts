import type { ParsedAnimation } from "../contract.ts";
import { countParts } from "../inspect/census.ts";
import type { OperationControl } from "../operations/operation.ts";
import {
  createFrameDrawer,
  type FrameRenderer,
  noError,
  type PictureError,
  worseError,
} from "./compare-frames.ts";
import type { ErrorBound } from "./keep-within.ts";
import { makeThorough, type MeasuredPass, type ThoroughResult } from "./thorough-passes.ts";

export interface AllThorough {
  animations: ParsedAnimation["animations"];
  /** By their place: false for those that were not drawn, or differently each time. */
  isSeen: boolean[];
  passes: ThoroughResult["passes"];
  compared: { unsteady: string[]; error: PictureError; frames: number; isAll: boolean };
}

/** `makeThorough` for each animation that may be drawn. */
export async function makeAllThorough(
  chosen: ParsedAnimation,
  animations: ParsedAnimation["animations"],
  {
    renderers,
    maxFrames,
    ...rest
  }: {
    renderers: readonly FrameRenderer[];
    bound: ErrorBound;
    maxFrames: number;
    wanted: readonly MeasuredPass[];
    keepNames: ReadonlySet<string>;
  },
  { signal, onProgress }: Pick<OperationControl, "signal" | "onProgress">,
): Promise<AllThorough> {
  const compared: AllThorough["compared"] = {
    unsteady: [],
    error: noError,
    frames: 0,
    isAll: true,
  };
  const passes = [];
  const result: ParsedAnimation["animations"] = [];
  const isSeen: boolean[] = [];
  for (const [index, each] of animations.entries()) {
    const original = chosen.animations[index]?.json ?? each.json;
    if (countParts(original).expressions > 0) {
      result.push(each);
      isSeen.push(false);
      continue;
    }
    const made = await makeThorough(
      original,
      each.json,
      { drawers: renderers.map((renderer) => createFrameDrawer(renderer, chosen, each)), ...rest },
      {
        signal,
        maxFrames,
        onProgress: (share) => onProgress?.((index + share) / animations.length),
      },
    );
    result.push({ ...each, json: made.json });
    isSeen.push(made.kept.unsteady.length === 0);
    passes.push(...made.passes);
    compared.unsteady = [...new Set([...compared.unsteady, ...made.kept.unsteady])];
    compared.error = worseError(compared.error, made.kept.error);
    compared.frames += made.kept.frames;
    compared.isAll &&= made.kept.isAll;
  }
  return { animations: result, isSeen, passes, compared };
}
