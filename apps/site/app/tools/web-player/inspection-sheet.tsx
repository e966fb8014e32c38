import { formatNumber, formatSeconds } from "@zoetrope/i18n";
import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import { describeLayer, describeSticker } from "@zoetrope/i18n/describe-inspection";
import type { Inspection } from "@zoetrope/lottie";
import type { FileFacts } from "@zoetrope/tools/files";
import type { ReactNode } from "react";
import { FindingList } from "../parts/finding-list.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

const shownColours = 24;
const shownLayers = 200;

interface InspectionSheetProps extends Pick<WorkbenchProps, "locale" | "messages" | "diagnostics"> {
  inspectionMessages: WorkbenchProps["inspection"];
  facts: FileFacts;
  inspection: Inspection;
}

/** What is in a file, as a dope sheet: figures, layers by what they show, colours, what is worth knowing. */
export function InspectionSheet({
  locale,
  messages: { player: messages },
  diagnostics,
  inspectionMessages,
  facts,
  inspection,
}: InspectionSheetProps) {
  const { complexity, layers, palette } = inspection;
  const number = (value: number): string => formatNumber(locale, Math.round(value * 100) / 100);
  const names = (list: readonly { id: string; name: string | null }[]): string =>
    list.map(({ id, name }) => name ?? id).join(", ");
  const rows: [string, ReactNode][] = [
    [messages.size, `${number(facts.width)} × ${number(facts.height)}`],
    [messages.frames, number(facts.frameCount)],
    [messages.rate, messages.framesPerSecond({ rate: number(facts.frameRate) })],
    [messages.length, formatSeconds(locale, facts.durationInSeconds)],
    [messages.cost, messages.costOfFrame({ milliseconds: number(inspection.cost.millisecondsPerFrame) })],
    [messages.paths, number(complexity.paths)],
    [messages.keyframes, number(complexity.keyframes)],
    ...(inspection.themes.length > 0
      ? [[messages.themes, names(inspection.themes)] as [string, ReactNode]]
      : []),
    ...(inspection.stateMachines.length > 0
      ? [[messages.states, names(inspection.stateMachines)] as [string, ReactNode]]
      : []),
    ...inspection.images
      .slice(0, 1)
      .map((): [string, ReactNode] => [messages.images, number(inspection.images.length)]),
  ];
  const notes = [
    ...describeDiagnostics(diagnostics, facts.diagnostics),
    ...inspection.stickers.flatMap((sticker) => describeSticker(locale, inspectionMessages, sticker)),
  ];
  return (
    <>
      <dl className="fact-list small-text tabular-numbers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {palette.length === 0 ? null : (
        <section className="finding-list">
          <h2 className="label">{messages.colours}</h2>
          <ul className="swatch-list">
            {palette.slice(0, shownColours).map(({ hex }) => (
              <li key={hex}>
                <svg viewBox="0 0 28 28" role="img" aria-label={hex}>
                  <title>{hex}</title>
                  <circle cx="14" cy="14" r="13.25" fill={hex} />
                </svg>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="disclosure settings-more" open={layers.length <= 12}>
        <summary>{messages.layers({ count: layers.length })}</summary>
        <ol className="layer-list small-text">
          {layers.slice(0, shownLayers).map((layer) => (
            <li key={layer.pointer}>
              <b>{layer.name ?? describeLayer(locale, inspectionMessages, layer)}</b>
              {layer.name === null ? null : (
                <span className="secondary-text"> {describeLayer(locale, inspectionMessages, layer)}</span>
              )}
            </li>
          ))}
        </ol>
        {layers.length > shownLayers ? (
          <p className="small-text muted-text">
            {messages.furtherLayers({ count: layers.length - shownLayers })}
          </p>
        ) : null}
      </details>
      <FindingList title={messages.notes} none="" sentences={notes} />
    </>
  );
}
