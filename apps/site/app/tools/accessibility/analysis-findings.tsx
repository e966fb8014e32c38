import { formatNumber } from "@zoetrope/i18n";
import { describeAccessibility } from "@zoetrope/i18n/describe-accessibility";
import type { AccessibilityAnalysis } from "@zoetrope/lottie";
import { pageEngine, type EngineFile, type MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { useMake } from "@zoetrope/tools/react";
import { Button } from "@zoetrope/ui";
import { useEffect } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { FindingPicture, frameOf, useFindingPictures } from "./finding-pictures.tsx";
import { mendFor, type Mend } from "./mend-for.ts";

export interface AnalysisFindingsProps extends Pick<WorkbenchProps, "locale" | "messages" | "findings"> {
  file: EngineFile;
  facts: FileFacts;
  analysis: AccessibilityAnalysis;
  onSeek(frame: number): void;
  /** A file that keeps fewer people out, to go on with. */
  onMended(file: MadeFile): void;
}

/** What was found, each with its picture and, where one press is enough, what mends it. */
export function AnalysisFindings({
  locale,
  messages: { accessibility: messages, make },
  findings,
  file,
  facts,
  analysis,
  onSeek,
  onMended,
}: AnalysisFindingsProps) {
  const pictures = useFindingPictures(file, analysis.findings);
  const { state: mended, start } = useMake<MadeFile | null>();
  useEffect(() => {
    if (mended.phase === "done" && mended.result !== null) onMended(mended.result);
  }, [mended, onMended]);
  const described = describeAccessibility(findings, analysis.findings);
  const mend = (by: Mend): void =>
    start((control) => pageEngine().run("mendAccessibility", [file], by, control));
  if (described.length === 0) return null;
  return (
    <>
      <ul className="analysis__findings" aria-label={findings.findingsLabel}>
        {analysis.findings.map((finding, index) => {
          const said = described[index];
          const frame = frameOf(finding);
          const drawn = frame === null ? undefined : pictures.get(frame);
          const mendable = mendFor(finding, analysis);
          const layers = finding.layers.flatMap((layer) => (layer.name === null ? [] : [layer.name]));
          return (
            <li key={`${finding.code} ${frame}`}>
              <b>{said?.name}</b>
              <p className="small-text">{said?.sentence}</p>
              {layers.length === 0 ? null : (
                <p className="small-text secondary-text">{messages.layers({ names: layers.join(", ") })}</p>
              )}
              {drawn === undefined ? null : (
                <FindingPicture drawn={drawn} facts={facts} area={finding.picture?.area ?? null} />
              )}
              {frame === null ? null : (
                <Button variant="tertiary" size="small" onClick={() => onSeek(frame)}>
                  {messages.show({ frame: formatNumber(locale, Math.round(frame)) })}
                </Button>
              )}
              <p className="small-text secondary-text">{said?.mend}</p>
              {mendable === null ? null : (
                <Button variant="secondary" size="small" onClick={() => mend(mendable)}>
                  {wordsOf(mendable, messages)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="small-text">
        {mended.phase === "running" ? messages.mending : ""}
      </p>
      <p role="alert">
        {mended.phase === "failed" ? make.problems.failed : ""}
        {mended.phase === "done" && mended.result === null ? messages.nothingToMend : ""}
      </p>
    </>
  );
}

function wordsOf(mend: Mend, messages: WorkbenchProps["messages"]["accessibility"]): string {
  if (mend.kind === "still") return messages.addStill;
  if (mend.kind === "slower") return messages.slowDown;
  const isPattern = mend.finding === "stripes" || mend.finding === "checkerboard";
  return isPattern ? messages.soften : messages.raiseContrast;
}
