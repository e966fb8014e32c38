import type { MadeFile } from "@zoetrope/tools/engine";
import { Button, Icon } from "@zoetrope/ui";
import { useId, useMemo, useState, type ReactNode } from "react";
import { useObjectUrl } from "@zoetrope/tools/react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { AnalysisFindings, type AnalysisFindingsProps } from "./analysis-findings.tsx";
import { reportFile } from "./report-file.ts";

const widths = { min: 50, max: 1_920, usual: 512 };

interface AnalysisReportProps extends AnalysisFindingsProps {
  certified: MadeFile;
  /** What else can be done with the animation that carries the certificate. */
  children: ReactNode;
}

/** How large it may be shown, the score with its arithmetic, what was found, and the report to take along. */
export function AnalysisReport({
  messages: allMessages,
  findings,
  analysis,
  certified,
  children,
  ...props
}: AnalysisReportProps) {
  const messages = allMessages.accessibility;
  const { score, largestSafeWidth } = analysis;
  const { name } = props.file;
  const report = useMemo(() => reportFile(name, analysis), [name, analysis]);
  return (
    <>
      <p className="analysis__verdict">
        <Icon name={analysis.isSafe ? "check" : "circle-alert"} />
        <b>
          {largestSafeWidth === null
            ? findings.safe
            : largestSafeWidth < widths.min
              ? findings.unsafe({ width: largestSafeWidth + 1 })
              : findings.safeUpTo({ width: largestSafeWidth })}
        </b>
      </p>
      <SafeWidth messages={messages} largestSafeWidth={largestSafeWidth} />
      <section className="finding-list">
        <h2 className="h4 tabular-numbers">{findings.score({ score: score.value })}</h2>
        <p className="small-text tabular-numbers">
          {score.deductions.length === 0
            ? messages.noDeductions
            : [
                "100",
                ...score.deductions.map(({ code, points }) => `${points} (${findings.names[code]})`),
              ].join(" − ")}
        </p>
        <p className="small-text muted-text">
          {messages.looked({ count: analysis.frames })}
          {analysis.isCutShort
            ? ` ${findings.cutShort({ seconds: Math.round(analysis.frames / analysis.framesPerSecond) })}`
            : ""}
        </p>
      </section>
      <AnalysisFindings {...props} messages={allMessages} findings={findings} analysis={analysis} />
      <div className="analysis__actions">
        <DownloadLink label={messages.report} file={report} />
        <DownloadLink label={messages.certificate} file={certified} />
        {children}
        <Button variant="secondary" onClick={() => print()}>
          {messages.print}
        </Button>
      </div>
    </>
  );
}

function SafeWidth({
  messages,
  largestSafeWidth,
}: {
  messages: WorkbenchProps["messages"]["accessibility"];
  largestSafeWidth: number | null;
}) {
  const id = useId();
  const [width, setWidth] = useState(widths.usual);
  const isSafe = largestSafeWidth === null || width <= largestSafeWidth;
  return (
    <div className="analysis__width">
      <label className="label" htmlFor={id}>
        {messages.width({ width })}
      </label>
      <input
        id={id}
        type="range"
        min={widths.min}
        max={widths.max}
        step={10}
        value={width}
        aria-describedby={`${id}-verdict`}
        onChange={({ currentTarget }) => setWidth(Number(currentTarget.value))}
      />
      <p className="small-text" id={`${id}-verdict`} role="status">
        {isSafe ? messages.safeAtWidth : messages.unsafeAtWidth}
      </p>
    </div>
  );
}

function DownloadLink({ label, file }: { label: string; file: MadeFile }) {
  return (
    <a className="button button--secondary" href={useObjectUrl(file)} download={file.name}>
      <Icon name="download" />
      {label}
    </a>
  );
}
