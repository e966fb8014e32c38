import { getAnimationMessages, getToolsMessages, getWorkflowMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import type { ComponentType } from "react";
import { playAddress } from "../cards/play-address.ts";
import { useContent } from "../content/content-context.ts";
import { usePage } from "../page/use-page.ts";
import LottieToGif from "./lottie-to-gif/lottie-to-gif.island.tsx";
import { ToolIcons } from "./tool-icons.tsx";
import type { ToolName } from "../content/tool-names.ts";
import { sampleKey } from "./tool-sample.ts";
import type { SampleFile, WorkbenchProps } from "./workbench-props.ts";

const islands: Record<ToolName, ComponentType<WorkbenchProps>> = { "lottie-to-gif": LottieToGif };

function useSample(): SampleFile | null {
  const { pictures } = useContent();
  const { urls } = usePage();
  const sample = pictures.get(sampleKey)?.[0];
  const url = sample === undefined ? null : playAddress(urls.assets, sample);
  return sample === undefined || url === null ? null : { name: `${sample.slug}.lottie`, url };
}

/** Where a tool works on files of the visitor, in words of pages: `<Workbench tool="lottie-to-gif" />`. */
export function Workbench({ tool }: { tool: ToolName }) {
  const { locale } = usePage();
  const sample = useSample();
  return (
    <>
      <ToolIcons />
      <Island
        name={tool}
        component={islands[tool]}
        className="workbench-place"
        props={{
          locale,
          messages: getToolsMessages(locale),
          refused: getWorkflowMessages(locale).refused,
          player: getAnimationMessages(locale).player,
          sample,
        }}
      />
    </>
  );
}
