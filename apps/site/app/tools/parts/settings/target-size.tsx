import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { NumberField } from "@zoetrope/tools/react";
import { Switch } from "./switch.tsx";

const usualKilobytes = 1_000;
const maxKilobytes = 100_000;

/** The largest that the file may be; null for any size. */
export function TargetSize({
  messages: { size: messages },
  value,
  onChange,
}: Pick<WorkbenchProps, "messages"> & { value: number | null; onChange(value: number | null): void }) {
  const id = useId();
  return (
    <>
      <Switch
        label={messages.limit}
        hint={messages.limitHint}
        isOn={value !== null}
        onChange={(isOn) => onChange(isOn ? usualKilobytes : null)}
      />
      {value === null ? null : (
        <Field id={id} label={messages.largest}>
          <NumberField id={id} unit="kB" value={value} max={maxKilobytes} onChange={onChange} />
        </Field>
      )}
    </>
  );
}
