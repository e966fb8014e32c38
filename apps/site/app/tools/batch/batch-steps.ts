import type { OperationControl } from "@zoetrope/lottie";
import { pageEngine, type EngineFile, type MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { analysedWidth, reportFile } from "../accessibility/report-file.ts";
import { convertStep } from "../lottie-to-dotlottie/convert-step.ts";
import {
  apngStep,
  gifStep,
  type PictureChoice,
  portableStep,
  svgStep,
  type ToolStep,
  videoStep,
  webpStep,
  withFormat,
  withHeight,
  withWidth,
} from "@zoetrope/tools/steps";
import { optimiseStep } from "../optimise/optimise-step.ts";
import type { FileKind } from "../parts/file-kind.ts";

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
export interface BatchSettings {
  /** Of pictures and videos, in pixels. */
  longestSide: number;
}

interface BatchStep {
  takes: FileKind;
  /** Whether the longest side counts. */
  hasSize: boolean;
  run(file: EngineFile, settings: BatchSettings, control: OperationControl): Promise<MadeFile>;
}

/** A tool's step as it is on its own page, with what was set for all. */
const animationStep = <Options>(
  step: ToolStep<Options>,
  adjust?: (options: Options, facts: FileFacts, settings: BatchSettings) => Options,
  hasSize = false,
): BatchStep => ({
  takes: "animation",
  hasSize,
  async run(file, settings, control) {
    const facts = await pageEngine().run("read", [file], null, { signal: control.signal });
    const initial = step.initialOptions(facts);
    const options = adjust === undefined ? initial : adjust(initial, facts, settings);
    return (await step.make(file, options, control, facts)).file;
  },
});

const sized = <Choice extends PictureChoice>(
  choice: Choice,
  facts: FileFacts,
  { longestSide }: BatchSettings,
): Choice => ({
  ...choice,
  ...(facts.width >= facts.height
    ? withWidth(choice, facts, longestSide)
    : withHeight(choice, facts, longestSide)),
});

const pictureStep = <Choice extends PictureChoice>(
  step: ToolStep<Choice>,
  change: (choice: Choice) => Choice = (choice) => choice,
): BatchStep =>
  animationStep(step, (choice, facts, settings) => change(sized(choice, facts, settings)), true);

export const batchSteps: Record<BatchStepName, BatchStep> = {
  optimise: animationStep(optimiseStep),
  dotlottie: animationStep(convertStep, () => ({ format: "dotlottie" as const })),
  json: animationStep(convertStep, () => ({ format: "json" as const })),
  portable: animationStep(portableStep),
  svg: animationStep(svgStep),
  gif: pictureStep(gifStep),
  apng: pictureStep(apngStep),
  webp: pictureStep(webpStep),
  mp4: pictureStep(videoStep),
  webm: pictureStep(videoStep, (choice) => withFormat(choice, "webm")),
  accessibility: {
    takes: "animation",
    hasSize: false,
    run: async (file, _settings, control) => {
      const { analysis } = await pageEngine().run("accessibility", [file], { width: analysedWidth }, control);
      return reportFile(file.name, analysis);
    },
  },
  "from-svg": {
    takes: "svg",
    hasSize: false,
    run: async (file, _settings, control) => {
      const { isMoving, presets } = await pageEngine().run("readSvg", [file], null, {
        signal: control.signal,
      });
      const preset = isMoving ? null : (presets[0] ?? null);
      return (await pageEngine().run("fromSvg", [file], { preset }, control)).dotLottie;
    },
  },
};
