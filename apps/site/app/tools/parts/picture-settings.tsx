import type { FileFacts } from "@zoetrope/tools/files";
import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { frameRates, maxSide, withHeight, withWidth, type PictureChoice } from "./picture-choice.ts";
import { NumberField } from "./number-field.tsx";
import { BackgroundChoice } from "./background-choice.tsx";

interface PictureSettingsProps extends Pick<WorkbenchProps, "messages"> {
  options: PictureChoice;
  facts: FileFacts;
  change(options: PictureChoice): void;
}

/** Size, frames, ground and repetition of a picture that moves. */
export function PictureSettings({
  messages: { picture: messages },
  options,
  facts,
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
      <label className="switch">
        <span>
          {messages.loop}
          <span className="switch__hint">{messages.loopHint}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={options.isLooping}
          onChange={({ currentTarget }) => change({ ...options, isLooping: currentTarget.checked })}
        />
      </label>
      {options.background === null ? (
        <label className="switch">
          <span>
            {messages.dither}
            <span className="switch__hint">{messages.ditherHint}</span>
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={options.isDithered}
            onChange={({ currentTarget }) => change({ ...options, isDithered: currentTarget.checked })}
          />
        </label>
      ) : null}
    </>
  );
}
