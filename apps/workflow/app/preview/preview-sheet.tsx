import { formatBytes, formatNumber, formatSeconds, type Locale } from "@zoetrope/i18n";
import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import type { ReactNode } from "react";
import type { FileFacts } from "@zoetrope/tools/files";
import type { PreviewProps } from "./preview-props.ts";

interface SheetProps extends Pick<PreviewProps, "messages"> {
  locale: Locale;
  file: File;
  facts: FileFacts;
}

/** The facts of a file as a dope sheet. */
export function PreviewSheet({ locale, messages: { preview, sheet, diagnostics }, file, facts }: SheetProps) {
  const number = (value: number) => formatNumber(locale, value);
  const format = facts.format === "json" ? "Lottie JSON" : `dotLottie ${facts.dotLottieVersion ?? ""}`.trim();
  const rows: [string, ReactNode][] = [
    [preview.format, format],
    [preview.fileSize, formatBytes(locale, file.size)],
    [sheet.size, `${number(facts.width)} × ${number(facts.height)}`],
    [sheet.frames, number(Math.round(facts.frameCount))],
    [sheet.rate, sheet.framesPerSecond({ rate: number(Math.round(facts.frameRate * 100) / 100) })],
    [sheet.length, formatSeconds(locale, facts.durationInSeconds)],
    [sheet.layers, number(facts.layerCount)],
  ];
  if (facts.features.length > 0)
    rows.push([preview.features, facts.features.map((name) => preview.featureNames[name]).join(", ")]);
  if (facts.colours.length > 0)
    rows.push([preview.colours, <Colours key="colours" colours={facts.colours} />]);
  const notes = [
    ...(facts.hasExpressions ? [preview.expressions] : []),
    ...(facts.outsidePictures > 0 ? [preview.outsidePictures] : []),
    ...(facts.outsideFonts > 0 ? [preview.outsideFonts] : []),
    ...describeDiagnostics(diagnostics, facts.diagnostics),
  ];
  return (
    <section aria-labelledby="sheet-title">
      <h3 className="h3" id="sheet-title">
        {preview.facts}
      </h3>
      <dl className="file-facts tabular-numbers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length === 0 ? null : (
        <>
          <h3 className="label">{preview.notes}</h3>
          <ul className="notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Colours({ colours }: { colours: readonly string[] }) {
  return (
    <ul className="colour-list">
      {colours.map((hex) => (
        <li key={hex}>
          <svg viewBox="0 0 20 20" role="img" aria-label={hex}>
            <title>{hex}</title>
            <circle cx="10" cy="10" r="9.5" fill={hex} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
