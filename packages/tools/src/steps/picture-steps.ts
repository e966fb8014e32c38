import { pageEngine, type ResultOf } from "../engine/index.ts";
import { gifOptions, initialChoice, movingOptions, type PictureChoice } from "./picture-choice.ts";
import type { MovingStep } from "./moving-step.ts";

export const gifStep: MovingStep<PictureChoice, ResultOf<"gif">> = {
  movingOptions: (choice, facts) => ({ format: "gif", ...gifOptions(choice, facts) }),
  initialOptions: initialChoice,
  make: (file, choice, control, facts) => pageEngine().run("gif", [file], gifOptions(choice, facts), control),
};

export const apngStep: MovingStep<PictureChoice, ResultOf<"apng">> = {
  movingOptions: (choice, facts) => ({ format: "apng", ...movingOptions(choice, facts) }),
  initialOptions: initialChoice,
  make: (file, choice, control, facts) =>
    pageEngine().run("apng", [file], movingOptions(choice, facts), control),
};

export const webpStep: MovingStep<PictureChoice, ResultOf<"animatedWebp">> = {
  movingOptions: (choice, facts) => ({
    format: "webp",
    quality: choice.quality,
    ...movingOptions(choice, facts),
  }),
  initialOptions: initialChoice,
  make: (file, choice, control, facts) =>
    pageEngine().run(
      "animatedWebp",
      [file],
      { ...movingOptions(choice, facts), quality: choice.quality },
      control,
    ),
};
