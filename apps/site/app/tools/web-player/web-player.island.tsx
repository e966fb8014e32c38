import { formatBytes } from "@zoetrope/i18n";
import type { Inspection } from "@zoetrope/lottie";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { pageEngine } from "@zoetrope/tools/engine";
import { FileStage } from "@zoetrope/tools/react";
import { useCallback, useEffect } from "react";
import { animationFiles } from "../parts/animation-files.ts";
import { DropOverlay } from "../parts/drop-overlay.tsx";
import { FileBar } from "../parts/file-bar.tsx";
import { ToolInput } from "../parts/tool-input.tsx";
import { useMake } from "../parts/use-make.ts";
import { usePageDrop } from "../parts/use-page-drop.ts";
import { useToolFile } from "../parts/use-tool-file.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { InspectionSheet } from "./inspection-sheet.tsx";

/** Plays any Lottie or dotLottie, and tells what is in it. */
export default function WebPlayer(props: WorkbenchProps) {
  const { locale, messages } = props;
  const input = useToolFile();
  const { state, open, openText } = input;
  const { state: inspected, start, stop } = useMake<Inspection>();
  const openFirst = useCallback(
    ([first]: File[]) => {
      if (first !== undefined) open(first);
    },
    [open],
  );
  const isOver = usePageDrop(openFirst, openText);
  useEffect(() => {
    if (state.phase !== "ready") return undefined;
    start((control) => pageEngine().run("inspect", [state.file], null, control));
    return stop;
  }, [state, start, stop]);
  const overlay = <DropOverlay isShown={isOver} text={messages.input.dropHere} />;

  if (state.phase !== "ready")
    return (
      <div className="workbench workbench--empty box" aria-busy={state.phase === "reading"}>
        <ToolInput
          messages={messages}
          refused={props.refused}
          sample={props.sample}
          input={input}
          accept={animationFiles}
          maxSize={formatBytes(locale, maxFileBytes)}
          onFiles={openFirst}
        />
        {overlay}
      </div>
    );
  return (
    <div className="workbench box">
      <div className="workbench__stage">
        <FileStage key={state.opened} facts={state.facts} name={state.file.name} messages={props.player} />
        <FileBar
          locale={locale}
          messages={messages}
          file={state.file}
          facts={state.facts}
          accept={animationFiles}
          onFiles={openFirst}
        />
      </div>
      <div className="workbench__options" aria-busy={inspected.phase === "running"}>
        {inspected.phase === "done" ? (
          <InspectionSheet
            locale={locale}
            messages={messages}
            inspectionMessages={props.inspection}
            diagnostics={props.diagnostics}
            facts={state.facts}
            inspection={inspected.result}
          />
        ) : null}
        <p role="alert">{inspected.phase === "failed" ? messages.make.problems.failed : ""}</p>
      </div>
      {overlay}
    </div>
  );
}
