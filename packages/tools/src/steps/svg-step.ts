import { pageEngine, type ResultOf } from "../engine/index.ts";
import type { ToolStep } from "./tool-step.ts";

export const svgStep: ToolStep<{ isLooping: boolean }, ResultOf<"animatedSvg">> = {
  initialOptions: () => ({ isLooping: true }),
  make: (file, options, control) => pageEngine().run("animatedSvg", [file], options, control),
};
