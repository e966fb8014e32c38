import type { FileFacts } from "@zoetrope/tools/files";
import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { NumberField } from "@zoetrope/tools/react";
import { withRange, type PictureChoice } from "@zoetrope/tools/steps";

/** The part of the animation that is drawn, in frames as people count them: from 1, the last one included. */
export function FrameRange({
  messages: { picture: messages },
  options,
  facts,
  change,
}: Pick<WorkbenchProps, "messages"> & {
  options: PictureChoice;
  facts: FileFacts;
  change(options: PictureChoice): void;
}) {
  const id = useId();
  const last = Math.max(1, Math.ceil(facts.frameCount));
  return (
    <div className="settings-row">
      <Field id={`${id}-from`} label={messages.firstFrame}>
        <NumberField
          id={`${id}-from`}
          unit=""
          value={options.range.from + 1}
          max={last}
          onChange={(from) => change(withRange(options, facts, { from: from - 1 }))}
        />
      </Field>
      <Field id={`${id}-to`} label={messages.lastFrame}>
        <NumberField
          id={`${id}-to`}
          unit=""
          value={options.range.to}
          max={last}
          onChange={(to) => change(withRange(options, facts, { to }))}
        />
      </Field>
    </div>
  );
}
