import { targets, type Target } from "@zoetrope/lottie";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Where a file is to play: at one place at least. */
export function TargetChoice({
  messages: { portable: messages },
  options,
  change,
}: Pick<WorkbenchProps, "messages"> & {
  options: readonly Target[];
  change(options: readonly Target[]): void;
}) {
  return (
    <fieldset className="settings-group">
      <legend className="label">{messages.targets}</legend>
      {targets.map((target) => (
        <label key={target} className="form-check">
          <input
            type="checkbox"
            checked={options.includes(target)}
            disabled={options.length === 1 && options.includes(target)}
            onChange={({ currentTarget }) =>
              change(
                targets.filter((each) => (each === target ? currentTarget.checked : options.includes(each))),
              )
            }
          />
          {messages.targetNames[target]}
        </label>
      ))}
    </fieldset>
  );
}
