import type { FileFacts } from "@zoetrope/tools/files";
import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { frameRates, maxSide, withHeight, withWidth, type PictureChoice } from "@zoetrope/tools/steps";
import { FrameRange } from "./frame-range.tsx";
import { NumberField } from "@zoetrope/tools/react";
import { PictureLook, type PictureAbilities } from "./picture-look.tsx";

interface PictureSettingsProps extends Pick<WorkbenchProps, "messages">, PictureAbilities {
  options: PictureChoice;
  facts: FileFacts;
  change(options: PictureChoice): void;
}

/** Size, frames, ground and repetition of a picture that moves. */
export function PictureSettings({
  messages: allMessages,
  options,
  facts,
  change,
  ...abilities
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
      <PictureLook messages={allMessages} {...abilities} options={options} change={change} />
    </>
  );
}
