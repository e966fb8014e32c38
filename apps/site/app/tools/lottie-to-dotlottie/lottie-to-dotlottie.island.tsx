import { FindingList } from "../parts/finding-list.tsx";
import { quoteArgument } from "../parts/command/quote-argument.ts";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { convertStep } from "./convert-step.ts";

/** Lottie JSON into dotLottie and back, in this page. */
export default function LottieToDotLottie(props: WorkbenchProps) {
  const { convert: messages } = props.messages;
  return (
    <ToolWorkbench
      {...props}
      {...convertStep}
      label={messages.make}
      renderOptions={({ options, change }) => (
        <fieldset className="settings-group">
          <legend className="label">{messages.format}</legend>
          <div className="segmented-control segmented-control--block">
            {(["dotlottie", "json"] as const).map((format) => (
              <button
                key={format}
                type="button"
                aria-pressed={options.format === format}
                onClick={() => change({ format })}
              >
                {messages.formats[format]}
              </button>
            ))}
          </div>
          <p className="small-text secondary-text">{messages.hints[options.format]}</p>
        </fieldset>
      )}
      renderReport={({ report: { leftOut } }) => (
        <FindingList
          title={messages.leftOut}
          none=""
          sentences={[...leftOut.animations, ...leftOut.themes, ...leftOut.stateMachines]}
        />
      )}
      command={(name, { format }) => `zoetrope convert ${quoteArgument(name)} --to ${format}`}
    />
  );
}
