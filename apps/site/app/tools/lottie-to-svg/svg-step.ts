import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import type { ToolStep } from "../parts/tool-step.ts";

export const svgStep: ToolStep<{ isLooping: boolean }, ResultOf<"animatedSvg">> = {
  initialOptions: () => ({ isLooping: true }),
  make: (file, options, control) => pageEngine().run("animatedSvg", [file], options, control),
};
