import type { WorkbenchProps } from "../../workbench-props.ts";

const white = "#ffffff";
const firstCustom = "#f5cb70";

/** What lies behind the picture: nothing, white, or a colour. */
export function BackgroundChoice({
  messages,
  isOpaque = false,
  value,
  onChange,
}: {
  messages: WorkbenchProps["messages"]["picture"];
  /** True where nothing can be seen through. */
  isOpaque?: boolean;
  value: string | null;
  onChange(value: string | null): void;
}) {
  const isCustom = value !== null && value !== white;
  const options = [
    ...(isOpaque ? [] : [{ label: messages.transparent, colour: null }]),
    { label: messages.white, colour: white },
  ];
  return (
    <fieldset className="settings-group">
      <legend className="label">{messages.background}</legend>
      <div className="segmented-control segmented-control--block">
        {options.map(({ label, colour }) => (
          <button key={label} type="button" aria-pressed={value === colour} onClick={() => onChange(colour)}>
            {label}
          </button>
        ))}
        <label className={isCustom ? "colour-option is-chosen" : "colour-option"}>
          <input
            type="color"
            value={isCustom ? value : firstCustom}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onClick={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <span className="visually-hidden">{messages.custom}</span>
        </label>
      </div>
    </fieldset>
  );
}
