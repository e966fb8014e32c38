import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import { FileStage, useMake } from "@zoetrope/tools/react";
import { Button, ProgressBar } from "@zoetrope/ui";
import { useCallback, useEffect, useId, useState } from "react";
import { OneFileTool, type OpenedParts } from "../parts/one-file-tool.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { SaveButton } from "../workspace/save-button.tsx";
import { AnalysisReport } from "./analysis-report.tsx";
import { analysedWidth } from "./report-file.ts";
import { TimelinePlot } from "./timeline-plot.tsx";

/** Looks for flashes, patterns, motion and contrast that keep people out, in this page. */
export default function AccessibilityAnalyzer(props: WorkbenchProps) {
  return <OneFileTool {...props} renderOpened={(opened) => <AnalysedFile {...props} {...opened} />} />;
}

function AnalysedFile({ file, facts, fileBar, input, ...props }: WorkbenchProps & OpenedParts) {
  const { locale, messages } = props;
  const { state: analysed, start, stop } = useMake<ResultOf<"accessibility">>();
  const [frame, setFrame] = useState(0);
  const [seekTo, setSeekTo] = useState<{ frame: number } | null>(null);
  const id = useId();
  const analyse = useCallback(
    () => start((control) => pageEngine().run("accessibility", [file], { width: analysedWidth }, control)),
    [file, start],
  );
  useEffect(analyse, [analyse]);
  const seek = (to: number): void => setSeekTo({ frame: to });
  const analysis = analysed.phase === "done" ? analysed.result.analysis : null;
  return (
    <>
      <div className="workbench__stage">
        <FileStage facts={facts} name={file.name} messages={props.player} onFrame={setFrame} seek={seekTo} />
        {analysis?.timeline === undefined ? null : (
          <TimelinePlot
            messages={messages}
            timeline={analysis.timeline}
            found={analysis.findings}
            frame={frame}
            onSeek={seek}
          />
        )}
        {fileBar}
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
            <Button variant="accent" size="large" onClick={analyse}>
              {messages.accessibility.analyse}
            </Button>
          </div>
        ) : null}
        {analysed.phase === "done" ? (
          <AnalysisReport
            locale={locale}
            messages={messages}
            findings={props.findings}
            file={file}
            facts={facts}
            {...analysed.result}
            onSeek={seek}
            onFixed={input.openMade}
          >
            <SaveButton
              {...props}
              file={analysed.result.certified}
              isWanted={input.action === "save"}
              onLeave={async () => await input.storeWork("save")}
            />
          </AnalysisReport>
        ) : null}
      </div>
    </>
  );
}
