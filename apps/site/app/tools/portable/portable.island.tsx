import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import { FindingList } from "../parts/finding-list.tsx";
import { quoteArgument } from "../parts/command/quote-argument.ts";
import { Switch } from "../parts/settings/switch.tsx";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { TargetChoice } from "./target-choice.tsx";
import { portableStep } from "@zoetrope/tools/steps";

/** Writes what players elsewhere do not draw so that they do, in this page. */
export default function Portable(props: WorkbenchProps) {
  const { messages, diagnostics } = props;
  return (
    <ToolWorkbench
      {...props}
      {...portableStep}
      label={messages.portable.make}
      renderOptions={({ options, change }) => (
        <>
          <TargetChoice
            messages={messages}
            options={options.targets}
            change={(targets) => change({ ...options, targets })}
          />
          <Switch
            label={messages.portable.bake}
            hint={messages.portable.bakeHint}
            isOn={options.isBaking}
            onChange={(isBaking) => change({ ...options, isBaking })}
          />
        </>
      )}
      renderReport={({ report }) => (
        <>
          <FindingList
            title={messages.portable.rewritten}
            none={messages.portable.nothingRewritten}
            sentences={describeDiagnostics(diagnostics, report.rewritten)}
          />
          <FindingList
            title={messages.portable.left}
            none={messages.portable.nothingLeft}
            sentences={describeDiagnostics(diagnostics, report.left)}
          />
        </>
      )}
      command={(name, { targets, isBaking }) =>
        `zoetrope portable ${quoteArgument(name)} --target ${targets.join(",")}${isBaking ? " --bake-expressions" : ""}`
      }
    />
  );
}
