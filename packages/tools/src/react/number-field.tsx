import { useState } from "react";

/** A whole number from 1 on with its unit. What is being typed counts once it is a number; one beyond the largest counts as that. */
export function NumberField({
  id,
  unit,
  value,
  max,
  onChange,
}: {
  id: string;
  unit: string;
  value: number;
  max: number;
  onChange(value: number): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="number-field">
      <input
        className="input tabular-numbers"
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          setTyped(text);
          // Full-width digits of a Japanese keyboard are digits as well.
          const number = Number(text.normalize("NFKC"));
          if (Number.isInteger(number) && number >= 1) onChange(Math.min(max, number));
        }}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
