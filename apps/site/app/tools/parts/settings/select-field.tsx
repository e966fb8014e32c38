import { Field } from "@zoetrope/ui";
import { useId } from "react";
import type { ChoiceProps } from "./choice-props.ts";

/** One of a few values, by their names. */
export function SelectField<Value extends string>({
  label,
  names,
  values,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        className="select"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values.find((each) => each === currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </Field>
  );
}
