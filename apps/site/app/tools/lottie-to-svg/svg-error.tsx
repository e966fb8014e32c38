import type { EngineFile, MadeFile, ResultOf } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { useMake } from "@zoetrope/tools/react";
import { useEffect } from "react";
import { DifferenceVerdict } from "../compare/difference-report.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** How far the SVG, as this browser draws it, lies from the animation. */
export function SvgError({
  locale,
  messages,
  before,
  facts,
  svg,
}: Pick<WorkbenchProps, "locale" | "messages"> & { before: EngineFile; facts: FileFacts; svg: MadeFile }) {
  const { state, start } = useMake<ResultOf<"difference">["pixels"]>();
  useEffect(
    () =>
      start(async (control) => {
        const { compareWithSvg } = await import("@zoetrope/tools/renderers");
        return await compareWithSvg({ file: before, facts }, svg, control);
      }),
    [before, facts, svg, start],
  );
  return state.phase === "done" ? (
    <DifferenceVerdict locale={locale} messages={messages} pixels={state.result} />
  ) : null;
}
