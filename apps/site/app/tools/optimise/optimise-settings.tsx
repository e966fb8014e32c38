import { optimisePasses } from "@zoetrope/lottie";
import { Switch } from "../parts/settings/switch.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { OptimiseChoice } from "./optimise-step.ts";

const formats = [null, "json", "dotlottie"] as const;

/** Whether frames are looked at, the format, and what may be changed. */
export function OptimiseSettings({
  messages: { optimise, convert },
  options,
  change,
}: Pick<WorkbenchProps, "messages"> & { options: OptimiseChoice; change(options: OptimiseChoice): void }) {
  return (
    <>
      <Switch
        label={optimise.measured}
        hint={optimise.measuredHint}
        isOn={options.isMeasured}
        onChange={(isMeasured) => change({ ...options, isMeasured })}
      />
      <fieldset className="settings-group">
        <legend className="label">{convert.format}</legend>
        <div className="segmented-control segmented-control--block">
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              aria-pressed={options.format === format}
              onClick={() => change({ ...options, format })}
            >
              {format === null ? optimise.sameFormat : convert.formats[format]}
            </button>
          ))}
        </div>
      </fieldset>
      <Switch
        label={optimise.webp}
        hint={optimise.webpHint}
        isOn={options.pictureFormat === "webp"}
        onChange={(isOn) => change({ ...options, pictureFormat: isOn ? "webp" : "png" })}
      />
      <details className="disclosure settings-more">
        <summary className="small-text">{optimise.passes}</summary>
        {optimisePasses.map((pass) => (
          <Switch
            key={pass}
            label={optimise.passNames[pass]}
            isOn={!options.without.includes(pass)}
            onChange={(isOn) =>
              change({
                ...options,
                without: isOn ? options.without.filter((each) => each !== pass) : [...options.without, pass],
              })
            }
          />
        ))}
      </details>
    </>
  );
}
