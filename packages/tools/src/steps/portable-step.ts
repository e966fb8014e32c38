import type { Target } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "../engine/index.ts";
import type { ToolStep } from "./tool-step.ts";

const usual: readonly Target[] = ["ios", "android"];

export const portableStep: ToolStep<readonly Target[], ResultOf<"portable">> = {
  initialOptions: () => usual,
  make: (file, targets, control) => pageEngine().run("portable", [file], { targets }, control),
};
