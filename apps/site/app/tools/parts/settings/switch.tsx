/** Something that is on or off, with what it means. */
export function Switch({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}) {
  return (
    <label className="switch">
      <span>
        {label}
        {hint === undefined ? null : <span className="switch__hint">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
