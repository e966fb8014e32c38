import type { PictureChoice } from "@zoetrope/tools/steps";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { BackgroundChoice } from "./background-choice.tsx";
import { RangeField } from "./range-field.tsx";
import { Switch } from "./switch.tsx";

/** What a format can do. */
export interface PictureAbilities {
  /** True where pixels are there or not, so that soft edges may become a pattern. */
  canDither?: boolean;
  /** True where a quality is chosen. */
  hasQuality?: boolean;
  /** True where nothing can be seen through: there is always a background. */
  isOpaque?: boolean;
  /** False where the file says nothing of how often it plays. */
  canLoop?: boolean;
}

export type PictureLookChoice = Pick<PictureChoice, "background" | "isDithered" | "isLooping" | "quality">;

/** Ground, quality and repetition of a picture that moves. */
export function PictureLook<Choice extends PictureLookChoice>({
  messages: { picture: messages },
  options,
  canDither = false,
  hasQuality = false,
  isOpaque = false,
  canLoop = true,
  change,
}: Pick<WorkbenchProps, "messages"> & PictureAbilities & { options: Choice; change(options: Choice): void }) {
  return (
    <>
      <BackgroundChoice
        messages={messages}
        isOpaque={isOpaque}
        value={options.background}
        onChange={(background) => change({ ...options, background })}
      />
      {hasQuality ? (
        <RangeField
          label={messages.quality}
          text={String(options.quality)}
          value={options.quality}
          min={10}
          max={100}
          step={5}
          onChange={(quality) => change({ ...options, quality })}
        />
      ) : null}
      {canLoop ? (
        <Switch
          label={messages.loop}
          hint={messages.loopHint}
          isOn={options.isLooping}
          onChange={(isLooping) => change({ ...options, isLooping })}
        />
      ) : null}
      {canDither && options.background === null ? (
        <Switch
          label={messages.dither}
          hint={messages.ditherHint}
          isOn={options.isDithered}
          onChange={(isDithered) => change({ ...options, isDithered })}
        />
      ) : null}
    </>
  );
}
