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
import { fixFor, type Fix } from "./fix-for.ts";

export interface AnalysisFindingsProps extends Pick<WorkbenchProps, "locale" | "messages" | "findings"> {
  file: EngineFile;
  facts: FileFacts;
  analysis: AccessibilityAnalysis;
  onSeek(frame: number): void;
  /** A file that keeps fewer people out, to go on with. */
  onFixed(file: MadeFile): void;
}

/** What was found, each with its picture and, where one press is enough, what fixes it. */
export function AnalysisFindings({
  locale,
  messages: { accessibility: messages, make },
  findings,
  file,
  facts,
  analysis,
  onSeek,
  onFixed,
}: AnalysisFindingsProps) {
  const pictures = useFindingPictures(file, analysis.findings);
  const { state: corrected, start } = useMake<MadeFile | null>();
  useEffect(() => {
    if (corrected.phase === "done" && corrected.result !== null) onFixed(corrected.result);
  }, [corrected, onFixed]);
  const described = describeAccessibility(findings, analysis.findings);
  const applyFix = (fix: Fix): void =>
    start((control) => pageEngine().run("fixAccessibility", [file], fix, control));
  if (described.length === 0) return null;
  return (
    <>
      <ul className="analysis__findings" aria-label={findings.findingsLabel}>
        {analysis.findings.map((finding, index) => {
          const said = described[index];
          const frame = frameOf(finding);
          const drawn = frame === null ? undefined : pictures.get(frame);
          const fix = fixFor(finding, analysis);
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
              <p className="small-text secondary-text">{said?.fix}</p>
              {fix === null ? null : (
                <Button variant="secondary" size="small" onClick={() => applyFix(fix)}>
                  {wordsOf(fix, messages)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="small-text">
        {corrected.phase === "running" ? messages.fixing : ""}
      </p>
      <p role="alert">
        {corrected.phase === "failed" ? make.problems.failed : ""}
        {corrected.phase === "done" && corrected.result === null ? messages.nothingToFix : ""}
      </p>
    </>
  );
}

function wordsOf(fix: Fix, messages: WorkbenchProps["messages"]["accessibility"]): string {
  if (fix.kind === "still") return messages.addStill;
  if (fix.kind === "slower") return messages.slowDown;
  const isPattern = fix.finding === "stripes" || fix.finding === "checkerboard";
  return isPattern ? messages.soften : messages.raiseContrast;
}
