import { pageEngine, type ResultOf } from "../engine/index.ts";
import type { FileFacts } from "../files/file-facts.ts";
import { initialChoice, movingOptions, type PictureChoice } from "./picture-choice.ts";
import type { MovingStep } from "./moving-step.ts";

export const videoFormats = ["mp4", "webm"] as const;
type VideoFormat = (typeof videoFormats)[number];

export interface VideoChoice extends PictureChoice {
  format: VideoFormat;
  /** How often the animation plays in the video. */
  plays: number;
}

/** As often as the engine plays an animation in one video. */
export const maxPlays = 100;

/** MP4 has no opacity. */
const behindMp4 = "#ffffff";

export const initialVideo = (facts: FileFacts): VideoChoice => ({
  ...initialChoice(facts),
  background: facts.backgroundColour ?? behindMp4,
  format: "mp4",
  plays: 1,
});

/** Opacity is what WebM is chosen for; MP4 needs a colour behind. */
export const withFormat = (choice: VideoChoice, format: VideoFormat): VideoChoice => ({
  ...choice,
  format,
  background: format === "webm" ? null : (choice.background ?? behindMp4),
});

export const videoOptions = (choice: VideoChoice, facts: FileFacts) => ({
  ...movingOptions(choice, facts),
  format: choice.format,
  plays: choice.plays,
  quality: choice.quality,
});

/** `codec`: what the browser encoded it with. */
export const videoStep: MovingStep<
  VideoChoice,
  Pick<ResultOf<"video">, "file"> & { codec: ResultOf<"video">["report"]["codec"] }
> = {
  // What an estimate is of plays once: a largest size is of a video that does.
  movingOptions: (choice, facts) => videoOptions({ ...choice, plays: 1 }, facts),
  initialOptions: initialVideo,
  async make(file, choice, control, facts) {
    const { file: made, report } = await pageEngine().run(
      "video",
      [file],
      videoOptions(choice, facts),
      control,
    );
    return { file: made, codec: report.codec };
  },
};
