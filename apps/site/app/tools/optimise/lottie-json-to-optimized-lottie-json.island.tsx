import { quoteArgument } from "../parts/command/quote-argument.ts";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { optimiseStep, type OptimiseChoice } from "./optimise-step.ts";
import { OptimiseSettings } from "./optimise-settings.tsx";
import { OptimisePlot } from "./optimise-plot.tsx";
import { OptimiseReportView } from "./optimise-report.tsx";

function commandOf(name: string, { format, isMeasured, pictureFormat, without }: OptimiseChoice): string {
  return [
    `zoetrope optimise ${quoteArgument(name)}`,
    ...(format === null ? [] : [`--to ${format}`]),
    ...(isMeasured ? [] : ["--quick"]),
    ...(pictureFormat === "png" ? ["--picture-format png"] : []),
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
        <OptimiseSettings messages={messages} options={options} change={change} />
      )}
      renderReport={({ file: after, report }, before) => (
        <>
          <OptimiseReportView locale={locale} messages={messages} report={report} />
          {report.isUnchanged ? null : <OptimisePlot messages={messages} before={before} after={after} />}
        </>
      )}
      command={commandOf}
    />
  );
}
