import type { ChoiceProps } from "./choice-props.ts";

/** One of several values as buttons, in as many rows as they need. */
export function ChoiceButtons<Value extends string>({
  label,
  names,
  values,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="settings-group">
      <legend className="label">{label}</legend>
      <div className="choice-buttons">
        {values.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={value === each}
            onClick={() => onChange(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
