import { FindingList } from "../parts/finding-list.tsx";
import { Switch } from "../parts/settings/switch.tsx";
import { quoteArgument } from "../parts/command/quote-argument.ts";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import { svgStep } from "@zoetrope/tools/steps";
import { SvgError } from "./svg-error.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes SVG that moves without a player, in this page. */
export default function LottieToSvg(props: WorkbenchProps) {
  const { messages, diagnostics } = props;
  return (
    <ToolWorkbench
      {...props}
      {...svgStep}
      label={messages.svg.make}
      renderOptions={({ options, change }) => (
        <>
          <Switch
            label={messages.picture.loop}
            hint={messages.picture.loopHint}
            isOn={options.isLooping}
            onChange={(isLooping) => change({ isLooping })}
          />
          <p className="small-text secondary-text">{messages.svg.text}</p>
        </>
      )}
      shownPart={(_, { durationInSeconds }) => ({ startInSeconds: 0, durationInSeconds })}
      renderReport={({ file: svg, report }, before, facts) => (
        <>
          <SvgError locale={props.locale} messages={messages} before={before} facts={facts} svg={svg} />
          <FindingList
            title={messages.svg.losses}
            none={messages.svg.noLosses}
            sentences={report.losses.map(({ code }) => diagnostics.drawing[code])}
          />
        </>
      )}
      command={(name, { isLooping }) =>
        `zoetrope convert ${quoteArgument(name)} --to svg${isLooping ? "" : " --once"}`
      }
    />
  );
}
