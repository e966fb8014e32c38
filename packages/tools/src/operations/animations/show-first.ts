import { parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/** A dotLottie with another of its animations first: the one that players show, and that everything else is made of. */
export const run: EngineOperation<{ id: string }, MadeFile> = (files, { id }) => {
  const { name, bytes } = requireFile(files);
  const parsed = parseAnimation(bytes);
  const animations = parsed.animations.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
  return Promise.resolve(animationFile(name, "dotlottie", toDotLottie({ ...parsed, animations })));
};
