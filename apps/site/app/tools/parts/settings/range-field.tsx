import { useId } from "react";

/** A number on a slider, with the value that it has in words. */
export function RangeField({
  label,
  value,
  text,
  min,
  max,
  step,
  onChange,
}: {
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
  min: number;
  max: number;
  step: number;
  onChange(value: number): void;
}) {
  const id = useId();
  return (
    <div className="range-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <output className="small-text secondary-text tabular-numbers" htmlFor={id}>
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}
