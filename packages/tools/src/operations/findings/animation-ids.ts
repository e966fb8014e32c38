import { parseAnimation } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";

/** The animations of a file, the one that players show first. */
export const run: EngineOperation<null, string[]> = (files) =>
  Promise.resolve(parseAnimation(requireFile(files).bytes).animations.map(({ id }) => id));
