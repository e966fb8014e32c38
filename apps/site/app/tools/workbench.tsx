import {
  formatBytes,
  getAccessibilityMessages,
  getAnimationMessages,
  getDiagnosticsMessages,
  getInspectionMessages,
  getRefusalsMessages,
  getToolsMessages,
  getWorkflowMessages,
} from "@zoetrope/i18n";
import { getChangesMessages } from "@zoetrope/i18n/changes";
import { accountAddress } from "@zoetrope/chrome";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { Island } from "@zoetrope/page-app/island";
import type { ComponentType } from "react";
import { playAddress } from "../cards/play-address.ts";
import { useContent } from "../content/content-context.ts";
import { usePage } from "../page/use-page.ts";
import AccessibilityAnalyzer from "./accessibility/lottie-accessibility-analyzer.island.tsx";
import Batch from "./batch/batch.island.tsx";
import Compare from "./compare/compare.island.tsx";
import Interactivity from "./interactivity/interactivity.island.tsx";
import LottieLab from "./lottie-lab/lottie-lab.island.tsx";
import LottieToApng from "./lottie-to-apng/lottie-to-apng.island.tsx";
import LottieToDotLottie from "./lottie-to-dotlottie/lottie-to-dotlottie.island.tsx";
import LottieToGif from "./lottie-to-gif/lottie-to-gif.island.tsx";
import LottieToSvg from "./lottie-to-svg/lottie-to-svg.island.tsx";
import LottieToVideo from "./lottie-to-video/lottie-to-video.island.tsx";
import LottieToWebp from "./lottie-to-webp/lottie-to-webp.island.tsx";
import OptimiseLottie from "./optimise/lottie-json-to-optimized-lottie-json.island.tsx";
import Portable from "./portable/portable.island.tsx";
import SvgToLottie from "./svg-to-lottie/svg-to-lottie.island.tsx";
import { maxSvgBytes } from "./svg-to-lottie/use-svg-files.ts";
import WebPlayer from "./web-player/web-player.island.tsx";
import { ToolIcons } from "./tool-icons.tsx";
import { playgroundNames, type PlaygroundName, type ToolName } from "../content/tool-names.ts";
import { OfflinePlace } from "./offline/offline-place.tsx";
import { sampleKey } from "./tool-sample.ts";
import type { SampleFile, WorkbenchProps } from "./workbench-props.ts";

const islands: Record<ToolName | PlaygroundName, ComponentType<WorkbenchProps>> = {
  batch: Batch,
  compare: Compare,
  interactivity: Interactivity,
  "lottie-accessibility-analyzer": AccessibilityAnalyzer,
  "lottie-json-to-optimized-lottie-json": OptimiseLottie,
  "lottie-lab": LottieLab,
  "lottie-to-apng": LottieToApng,
  "lottie-to-dotlottie": LottieToDotLottie,
  "lottie-to-gif": LottieToGif,
  "lottie-to-svg": LottieToSvg,
  "lottie-to-video": LottieToVideo,
  "lottie-to-webp": LottieToWebp,
  portable: Portable,
  "svg-to-lottie": SvgToLottie,
  "web-player": WebPlayer,
};

function useSample(): SampleFile | null {
  const { pictures } = useContent();
  const { urls } = usePage();
  const sample = pictures.get(sampleKey)?.[0];
  const url = sample === undefined ? null : playAddress(urls.assets, sample);
  return sample === undefined || url === null ? null : { name: `${sample.slug}.lottie`, url };
}

/** Where a tool works on files of the visitor, in words of pages: `<Workbench tool="lottie-to-gif" />`. */
export function Workbench({ tool }: { tool: ToolName | PlaygroundName }) {
  const { locale, urls, href } = usePage();
  const sample = useSample();
  const { accounts, api, assets, workflow } = urls;
  const isPlayground = playgroundNames.some((name) => name === tool);
  const returnTo = urls.site + href(isPlayground ? `/${tool}` : `/tools/${tool}`);
  return (
    <>
      <ToolIcons />
      <Island
        name={tool}
        component={islands[tool]}
        className="workbench-place"
        when="intent"
        isApart
        props={{
          locale,
          messages: getToolsMessages(locale),
          refused: { ...getRefusalsMessages(locale), ...getWorkflowMessages(locale).refused },
          diagnostics: getDiagnosticsMessages(locale),
          findings: getAccessibilityMessages(locale),
          inspection: getInspectionMessages(locale),
          changes: tool === "compare" ? getChangesMessages(locale) : null,
          machine:
            tool === "interactivity" || tool === "web-player" ? getAnimationMessages(locale).machine : null,
          embed: tool === "web-player" ? getAnimationMessages(locale).embed : null,
          player: getAnimationMessages(locale).player,
          sizes: {
            nothing: formatBytes(locale, 0),
            largestFile: formatBytes(locale, maxFileBytes),
            largestDrawing: formatBytes(locale, maxSvgBytes),
          },
          sample,
          urls: {
            accounts,
            api,
            assets,
            workflow,
            signIn: accountAddress({ urls, locale, account: { returnTo } }, "login"),
          },
        }}
      />
      <OfflinePlace folder={isPlayground ? `/${tool as PlaygroundName}` : "/tools"} />
    </>
  );
}
