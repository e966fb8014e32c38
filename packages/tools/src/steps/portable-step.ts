import type { Target } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "../engine/index.ts";
import type { ToolStep } from "./tool-step.ts";

export const usualTargets: readonly Target[] = ["ios", "android"];

export const portableStep: ToolStep<readonly Target[], ResultOf<"portable">> = {
  initialOptions: () => usualTargets,
  make: (file, targets, control) => pageEngine().run("portable", [file], { targets }, control),
};
