import type { FileFacts } from "@zoetrope/tools/files";
import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { frameRates, maxSide, withHeight, withWidth, type PictureChoice } from "./picture-choice.ts";
import { NumberField } from "./number-field.tsx";
import { BackgroundChoice } from "./background-choice.tsx";
import { Switch } from "./switch.tsx";

interface PictureSettingsProps extends Pick<WorkbenchProps, "messages"> {
  options: PictureChoice;
  facts: FileFacts;
  /** True where pixels are there or not, so that soft edges may become a pattern. */
  canDither?: boolean;
  change(options: PictureChoice): void;
}

/** Size, frames, ground and repetition of a picture that moves. */
export function PictureSettings({
  messages: { picture: messages },
  options,
  facts,
  canDither = false,
  change,
}: PictureSettingsProps) {
  const id = useId();
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
      <BackgroundChoice
        messages={messages}
        value={options.background}
        onChange={(background) => change({ ...options, background })}
      />
      <Switch
        label={messages.loop}
        hint={messages.loopHint}
        isOn={options.isLooping}
        onChange={(isLooping) => change({ ...options, isLooping })}
      />
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
