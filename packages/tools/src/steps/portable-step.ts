import type { Target } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "../engine/index.ts";
import type { ToolStep } from "./tool-step.ts";

export const usualTargets: readonly Target[] = ["ios", "android"];

export interface PortableChoice {
  targets: readonly Target[];
  /** Whether expressions, which are programs, run in a sandbox and become keyframes; else they are taken out. */
  isBaking: boolean;
}

export const portableStep: ToolStep<PortableChoice, ResultOf<"portable">> = {
  initialOptions: () => ({ targets: usualTargets, isBaking: false }),
  make: (file, { targets, isBaking }, control) =>
    pageEngine().run("portable", [file], { targets, isBaking }, control),
};
