import { formatBytes } from "@zoetrope/i18n";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { pageEngine } from "@zoetrope/tools/engine";
import { FileStage } from "@zoetrope/tools/react";
import { Button, ProgressBar } from "@zoetrope/ui";
import { useCallback, useEffect, useId, useState } from "react";
import { animationFiles } from "../parts/animation-files.ts";
import { DropOverlay } from "../parts/drop-overlay.tsx";
import { FileBar } from "../parts/file-bar.tsx";
import { ToolInput } from "../parts/tool-input.tsx";
import { useMake } from "../parts/use-make.ts";
import { usePageDrop } from "../parts/use-page-drop.ts";
import { useToolFile } from "../parts/use-tool-file.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { AnalysisReport } from "./analysis-report.tsx";
import { TimelinePlot } from "./timeline-plot.tsx";

/** CSS pixels; what is found at other widths follows from the largest safe one. */
const askedWidth = 512;
type Analysed = Awaited<ReturnType<typeof analyse>>;

const analyse = (
  file: Parameters<ReturnType<typeof pageEngine>["run"]>[1][number],
  control: Parameters<ReturnType<typeof pageEngine>["run"]>[3],
) => pageEngine().run("accessibility", [file], { width: askedWidth }, control);

/** Looks for flashes, patterns, motion and contrast that keep people out, in this page. */
export default function AccessibilityAnalyzer(props: WorkbenchProps) {
  const { locale, messages } = props;
  const input = useToolFile();
  const { state, open, openText } = input;
  const { state: analysed, start, stop } = useMake<Analysed>();
  const [frame, setFrame] = useState(0);
  const [wish, setWish] = useState<{ frame: number } | null>(null);
  const id = useId();
  const openFirst = useCallback(
    ([first]: File[]) => {
      if (first !== undefined) open(first);
    },
    [open],
  );
  const isOver = usePageDrop(openFirst, openText);
  useEffect(() => {
    if (state.phase !== "ready") return undefined;
    start((control) => analyse(state.file, control));
    return stop;
  }, [state, start, stop]);

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
        <DropOverlay isShown={isOver} text={messages.input.dropHere} />
      </div>
    );
  const seek = (to: number): void => setWish({ frame: to });
  const analysis = analysed.phase === "done" ? analysed.result.analysis : null;
  return (
    <div className="workbench box">
      <div className="workbench__stage">
        <FileStage
          key={state.opened}
          facts={state.facts}
          name={state.file.name}
          messages={props.player}
          onFrame={setFrame}
          seek={wish}
        />
        {analysis?.timeline === undefined ? null : (
          <TimelinePlot
            messages={messages}
            timeline={analysis.timeline}
            found={analysis.findings}
            frame={frame}
            onSeek={seek}
          />
        )}
        <FileBar
          locale={locale}
          messages={messages}
          file={state.file}
          facts={state.facts}
          accept={animationFiles}
          onFiles={openFirst}
        />
      </div>
      <div className="workbench__options">
        {analysed.phase === "running" ? (
          <div className="make-panel">
            <p className="make-panel__line tabular-numbers" id={id}>
              <b>{messages.accessibility.running}</b>
              <span>{messages.make.percent({ share: analysed.share })}</span>
            </p>
            <ProgressBar value={Math.round(analysed.share * 100)} max={100} labelledBy={id} />
            <Button variant="secondary" onClick={stop}>
              {messages.make.stop}
            </Button>
          </div>
        ) : null}
        {analysed.phase === "idle" || analysed.phase === "failed" ? (
          <div className="make-panel">
            <p role="alert">{analysed.phase === "failed" ? props.findings.failed : ""}</p>
            <Button
              variant="accent"
              size="large"
              onClick={() => start((control) => analyse(state.file, control))}
            >
              {messages.accessibility.analyse}
            </Button>
          </div>
        ) : null}
        {analysed.phase === "done" ? (
          <AnalysisReport
            locale={locale}
            messages={messages}
            findings={props.findings}
            name={state.file.name}
            {...analysed.result}
            onSeek={seek}
          />
        ) : null}
      </div>
      <DropOverlay isShown={isOver} text={messages.input.dropHere} />
    </div>
  );
}
