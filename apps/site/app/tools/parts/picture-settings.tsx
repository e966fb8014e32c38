import type { FileFacts } from "@zoetrope/tools/files";
import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { frameRates, maxSide, withHeight, withWidth, type PictureChoice } from "@zoetrope/tools/steps";
import { FrameRange } from "./frame-range.tsx";
import { NumberField } from "@zoetrope/tools/react";
import { BackgroundChoice } from "./background-choice.tsx";
import { RangeField } from "./range-field.tsx";
import { Switch } from "./switch.tsx";

interface PictureSettingsProps extends Pick<WorkbenchProps, "messages"> {
  options: PictureChoice;
  facts: FileFacts;
  /** True where pixels are there or not, so that soft edges may become a pattern. */
  canDither?: boolean;
  /** True where a quality is chosen. */
  hasQuality?: boolean;
  /** True where nothing can be seen through: there is always a background. */
  isOpaque?: boolean;
  /** False where the file says nothing of how often it plays. */
  canLoop?: boolean;
  change(options: PictureChoice): void;
}

/** Size, frames, ground and repetition of a picture that moves. */
export function PictureSettings({
  messages: allMessages,
  options,
  facts,
  canDither = false,
  hasQuality = false,
  isOpaque = false,
  canLoop = true,
  change,
}: PictureSettingsProps) {
  const id = useId();
  const messages = allMessages.picture;
  return (
    <>
      <div className="settings-row">
        <Field id={`${id}-width`} label={messages.width}>
          <NumberField
            id={`${id}-width`}
            unit={messages.pixels}
            value={options.width}
            max={maxSide}
            onChange={(width) => change(withWidth(options, facts, width))}
          />
        </Field>
        <Field id={`${id}-height`} label={messages.height}>
          <NumberField
            id={`${id}-height`}
            unit={messages.pixels}
            value={options.height}
            max={maxSide}
            onChange={(height) => change(withHeight(options, facts, height))}
          />
        </Field>
      </div>
      <fieldset className="settings-group">
        <legend className="label">{messages.framesPerSecond}</legend>
        <div className="segmented-control segmented-control--block">
          {frameRates.map((rate) => (
            <button
              key={rate}
              type="button"
              aria-pressed={options.framesPerSecond === rate}
              onClick={() => change({ ...options, framesPerSecond: rate })}
            >
              {rate}
            </button>
          ))}
        </div>
      </fieldset>
      <FrameRange messages={allMessages} options={options} facts={facts} change={change} />
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
