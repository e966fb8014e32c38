import type { ReactNode } from "react";
import { BarPlot } from "./bar-plot.tsx";
import { measureName, type Plot, type PlotProps } from "./plot-props.ts";
import { readableKey } from "./readable-key.ts";

type Row = Plot["rows"][number];

/** What a row is called: an animation leads to its page. Words of strangers may run from right to left, and take nothing along. */
export function RowName({
  row,
  isAnimation,
  messages,
}: {
  row: Row;
  isAnimation: boolean;
  messages: PlotProps["messages"];
}): ReactNode {
  if (row.url !== null)
    return (
      <a className="link" href={row.url}>
        {row.title}
      </a>
    );
  return isAnimation ? (
    <span className="secondary-text">{messages.gone({ id: row.key })}</span>
  ) : (
    <bdi>{readableKey(row.key)}</bdi>
  );
}

/** The most frequent values of something. */
export function RankingPlot({
  plot,
  locale,
  messages,
  summary,
  isOfAnimations,
}: PlotProps & { summary: string; isOfAnimations: boolean }) {
  return (
    <BarPlot
      locale={locale}
      heads={plot.measures.map((measure) => measureName(messages, measure))}
      summary={summary}
      bars={plot.rows.map((row) => ({
        key: row.key,
        name: <RowName row={row} isAnimation={isOfAnimations} messages={messages} />,
        values: row.values,
      }))}
    />
  );
}
