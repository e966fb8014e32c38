import type { Target } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import type { ToolStep } from "../parts/tool-step.ts";

const usual: readonly Target[] = ["ios", "android"];

export const portableStep: ToolStep<readonly Target[], ResultOf<"portable">> = {
  initialOptions: () => usual,
  make: (file, targets, control) => pageEngine().run("portable", [file], { targets }, control),
};
