import { optimisePasses } from "@zoetrope/lottie";
import { Switch } from "../parts/switch.tsx";
import { quoteArgument } from "../parts/quote-argument.ts";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { optimiseStep, type OptimiseChoice } from "./optimise-step.ts";
import { OptimiseReportView } from "./optimise-report.tsx";

const formats = [null, "json", "dotlottie"] as const;

function commandOf(name: string, { format, isMeasured, without }: OptimiseChoice): string {
  return [
    `zoetrope optimise ${quoteArgument(name)}`,
    ...(format === null ? [] : [`--to ${format}`]),
    ...(isMeasured ? [] : ["--quick"]),
    ...without.map((pass) => `--without ${pass}`),
  ].join(" ");
}

/** Makes animations smaller that look the same, in this page. */
export default function OptimiseLottie(props: WorkbenchProps) {
  const { locale, messages } = props;
  const { optimise } = messages;
  return (
    <ToolWorkbench
      {...props}
      {...optimiseStep}
      label={optimise.make}
      renderOptions={({ options, change }) => (
        <>
          <Switch
            label={optimise.measured}
            hint={optimise.measuredHint}
            isOn={options.isMeasured}
            onChange={(isMeasured) => change({ ...options, isMeasured })}
          />
          <fieldset className="settings-group">
            <legend className="label">{messages.convert.format}</legend>
            <div className="segmented-control segmented-control--block">
              {formats.map((format) => (
                <button
                  key={format}
                  type="button"
                  aria-pressed={options.format === format}
                  onClick={() => change({ ...options, format })}
                >
                  {format === null ? optimise.sameFormat : messages.convert.formats[format]}
                </button>
              ))}
            </div>
          </fieldset>
          <details className="settings-more">
            <summary className="small-text">{optimise.passes}</summary>
            {optimisePasses.map((pass) => (
              <Switch
                key={pass}
                label={optimise.passNames[pass]}
                isOn={!options.without.includes(pass)}
                onChange={(isOn) =>
                  change({
                    ...options,
                    without: isOn
                      ? options.without.filter((each) => each !== pass)
                      : [...options.without, pass],
                  })
                }
              />
            ))}
          </details>
        </>
      )}
      renderReport={({ report }) => (
        <OptimiseReportView locale={locale} messages={messages} report={report} />
      )}
      command={commandOf}
    />
  );
}
