import { pageEngine, type ResultOf } from "../engine/index.ts";
import { gifOptions, initialChoice, movingOptions, type PictureChoice } from "./picture-choice.ts";
import type { ToolStep } from "./tool-step.ts";

export const gifStep: ToolStep<PictureChoice, ResultOf<"gif">> = {
  initialOptions: initialChoice,
  make: (file, choice, control, facts) => pageEngine().run("gif", [file], gifOptions(choice, facts), control),
};

export const apngStep: ToolStep<PictureChoice, ResultOf<"apng">> = {
  initialOptions: initialChoice,
  make: (file, choice, control, facts) =>
    pageEngine().run("apng", [file], movingOptions(choice, facts), control),
};

export const webpStep: ToolStep<PictureChoice, ResultOf<"animatedWebp">> = {
  initialOptions: initialChoice,
  make: (file, choice, control, facts) =>
    pageEngine().run(
      "animatedWebp",
      [file],
      { ...movingOptions(choice, facts), quality: choice.quality },
      control,
    ),
};
