import type { OperationControl, Target } from "@zoetrope/lottie";
import { pageEngine, type EngineFile, type MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { analysedWidth, reportFile } from "../accessibility/report-file.ts";
import { convertStep } from "../lottie-to-dotlottie/convert-step.ts";
import {
  apngStep,
  gifStep,
  makeMoving,
  type MovingStep,
  type PictureChoice,
  portableStep,
  svgStep,
  type ToolStep,
  usualQuality,
  usualTargets,
  videoStep,
  webpStep,
  withFormat,
  withHeight,
  withWidth,
} from "@zoetrope/tools/steps";
import { initialOptimise, optimiseStep, type OptimiseChoice } from "../optimise/optimise-step.ts";
import { convertSvg } from "../svg-to-lottie/convert-svg.ts";
import { initialMovement, type Movement } from "../svg-to-lottie/movement.ts";
import type { FileKind } from "../parts/open-file/file-kind.ts";
import type { PictureAbilities, PictureLookChoice } from "../parts/settings/picture-look.tsx";

export const batchStepNames = [
  "optimise",
  "dotlottie",
  "json",
  "portable",
  "svg",
  "gif",
  "apng",
  "webp",
  "mp4",
  "webm",
  "accessibility",
  "from-svg",
] as const;
export type BatchStepName = (typeof batchStepNames)[number];

/** What is chosen for all files of a batch. */
export interface BatchSettings extends PictureLookChoice {
  /** Of pictures and videos, in pixels. */
  longestSide: number;
  /** Of pictures and videos; null: about as many as each file has. */
  framesPerSecond: number | null;
  optimise: OptimiseChoice;
  targets: readonly Target[];
  /** The largest that a picture or a video may be; null for any size. */
  maxKilobytes: number | null;
  /** How often an animation plays in a video. */
  plays: number;
  /** How drawings are to move. */
  movement: Movement;
}

export const initialSettings: BatchSettings = {
  longestSide: 480,
  framesPerSecond: null,
  background: null,
  isDithered: false,
  isLooping: true,
  quality: usualQuality,
  optimise: initialOptimise,
  targets: usualTargets,
  maxKilobytes: null,
  plays: 1,
  movement: initialMovement,
};

/** Which of the settings count. */
type BatchForm =
  | { kind: "picture"; abilities: PictureAbilities; isVideo: boolean }
  | { kind: "optimise" }
  | { kind: "targets" }
  | { kind: "loop" }
  | { kind: "movement" }
  | null;

interface BatchStep {
  takes: FileKind;
  form: BatchForm;
  run(file: EngineFile, settings: BatchSettings, control: OperationControl): Promise<MadeFile>;
}

/** A tool's step as it is on its own page, with what was set for all. */
const animationStep = <Options>(
  step: ToolStep<Options>,
  form: BatchForm,
  optionsFor: (settings: BatchSettings, options: Options, facts: FileFacts) => Options,
): BatchStep => ({
  takes: "animation",
  form,
  async run(file, settings, control) {
    const facts = await pageEngine().run("read", [file], null, { signal: control.signal });
    const options = optionsFor(settings, step.initialOptions(facts), facts);
    return (await step.make(file, options, control, facts)).file;
  },
});

/** A step that keeps to the largest size. */
const whatFits = <Choice extends PictureChoice>(step: MovingStep<Choice>): ToolStep<Choice> => ({
  initialOptions: (facts) => step.initialOptions(facts),
  make: async (file, choice, control, facts) => await makeMoving(step, file, choice, control, facts),
});

const pictureStep = <Choice extends PictureChoice>(
  step: MovingStep<Choice>,
  abilities: PictureAbilities = {},
  change: (choice: Choice) => Choice = (choice) => choice,
): BatchStep =>
  animationStep(
    whatFits(step),
    { kind: "picture", abilities, isVideo: abilities.canLoop === false },
    (settings, initial, facts) => {
      const { longestSide, framesPerSecond, background, isDithered, isLooping, quality } = settings;
      const { maxKilobytes, plays } = settings;
      const sized =
        facts.width >= facts.height
          ? withWidth(initial, facts, longestSide)
          : withHeight(initial, facts, longestSide);
      const choice = change({ ...initial, ...sized });
      return {
        ...choice,
        framesPerSecond: framesPerSecond ?? choice.framesPerSecond,
        // What nothing can be seen through has a ground of its own.
        background: background ?? choice.background,
        isDithered,
        isLooping,
        quality,
        maxKilobytes,
        ...("plays" in choice ? { plays } : {}),
      };
    },
  );

export const batchSteps: Record<BatchStepName, BatchStep> = {
  optimise: animationStep(optimiseStep, { kind: "optimise" }, ({ optimise }) => optimise),
  dotlottie: animationStep(convertStep, null, () => ({ format: "dotlottie" as const })),
  json: animationStep(convertStep, null, () => ({ format: "json" as const })),
  portable: animationStep(portableStep, { kind: "targets" }, ({ targets }) => ({ targets, isBaking: false })),
  svg: animationStep(svgStep, { kind: "loop" }, ({ isLooping }) => ({ isLooping })),
  gif: pictureStep(gifStep, { canDither: true }),
  apng: pictureStep(apngStep),
  webp: pictureStep(webpStep, { hasQuality: true }),
  mp4: pictureStep(videoStep, { hasQuality: true, isOpaque: true, canLoop: false }),
  webm: pictureStep(videoStep, { hasQuality: true, canLoop: false }, (choice) => withFormat(choice, "webm")),
  accessibility: {
    takes: "animation",
    form: null,
    run: async (file, _settings, control) => {
      const { analysis } = await pageEngine().run("accessibility", [file], { width: analysedWidth }, control);
      return reportFile(file.name, analysis);
    },
  },
  "from-svg": {
    takes: "svg",
    form: { kind: "movement" },
    run: async (file, { movement }, control) => {
      const facts = await pageEngine().run("readSvg", [file], null, { signal: control.signal });
      return (await convertSvg({ file, facts }, movement, control)).dotLottie;
    },
  },
};
