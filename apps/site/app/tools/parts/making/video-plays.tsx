import { NumberField } from "@zoetrope/tools/react";
import { maxPlays } from "@zoetrope/tools/steps";
import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { WorkbenchProps } from "../../workbench-props.ts";

/** How often the animation plays in a video. */
export function VideoPlays({
  messages,
  value,
  onChange,
}: Pick<WorkbenchProps, "messages"> & { value: number; onChange(value: number): void }) {
  const id = useId();
  return (
    <Field id={id} label={messages.video.plays}>
      <NumberField id={id} unit="×" value={value} max={maxPlays} onChange={onChange} />
    </Field>
  );
}
