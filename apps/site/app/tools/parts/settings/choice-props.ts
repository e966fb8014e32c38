/** One of several values, by their names. */
export interface ChoiceProps<Value extends string> {
  label: string;
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value;
  onChange(value: Value): void;
}
