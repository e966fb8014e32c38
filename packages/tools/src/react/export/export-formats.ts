import type { OperationControl } from "@zoetrope/lottie";
import type { EngineFile, MadeFile } from "../../engine/index.ts";
import type { FileFacts } from "../../files/file-facts.ts";
import {
  apngStep,
  gifStep,
  initialVideo,
  portableStep,
  svgStep,
  videoStep,
  webpStep,
  withFormat,
  type PictureChoice,
} from "../../steps/index.ts";

export const exportFormats = ["gif", "webp", "apng", "mp4", "webm", "svg", "portable"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is chosen of a picture that moves, whatever its format. */
export type ExportChoice = Pick<PictureChoice, "background" | "framesPerSecond" | "height" | "width">;

type Make = (
  file: EngineFile,
  choice: ExportChoice,
  control: OperationControl,
  facts: FileFacts,
) => Promise<{ file: MadeFile }>;

const video =
  (format: "mp4" | "webm"): Make =>
  (file, choice, control, facts) => {
    const { background, ...size } = choice;
    const initial = withFormat(initialVideo(facts), format);
    return videoStep.make(
      file,
      { ...initial, ...size, background: background ?? initial.background },
      control,
      facts,
    );
  };

/** Each as the tool of its own makes it, with what stands there before anybody chose for all the rest. */
export const makeExport: Record<ExportFormat, Make> = {
  gif: (file, choice, control, facts) =>
    gifStep.make(file, { ...gifStep.initialOptions(facts), ...choice }, control, facts),
  webp: (file, choice, control, facts) =>
    webpStep.make(file, { ...webpStep.initialOptions(facts), ...choice }, control, facts),
  apng: (file, choice, control, facts) =>
    apngStep.make(file, { ...apngStep.initialOptions(facts), ...choice }, control, facts),
  mp4: video("mp4"),
  webm: video("webm"),
  svg: (file, _choice, control, facts) => svgStep.make(file, svgStep.initialOptions(facts), control, facts),
  portable: (file, _choice, control, facts) =>
    portableStep.make(file, portableStep.initialOptions(facts), control, facts),
};

/** Pictures of frames, whose size is chosen. */
export const hasFrames = (format: ExportFormat): boolean => format !== "svg" && format !== "portable";
