import { fill } from "@zoetrope/player/react";
import type { ReactNode } from "react";
import { BarPlot } from "./bar-plot.tsx";
import { measureName, type Plot, type PlotProps } from "./plot-props.ts";
import { readableKey } from "./readable-key.ts";

type Row = Plot["rows"][number];

/** What a row is called: an animation leads to its page. Words of strangers may run from right to left, and take nothing along. */
export function RowName({
  row,
  isAnimation,
  words,
}: {
  row: Row;
  isAnimation: boolean;
  words: PlotProps["words"];
}): ReactNode {
  if (row.url !== null)
    return (
      <a className="link" href={row.url}>
        {row.title}
      </a>
    );
  return isAnimation ? (
    <span className="secondary-text">{fill(words.gone, { id: row.key })}</span>
  ) : (
    <bdi>{readableKey(row.key)}</bdi>
  );
}

/** The most frequent values of something. */
export function RankingPlot({
  plot,
  locale,
  words,
  summary,
  isOfAnimations,
}: PlotProps & { summary: string; isOfAnimations: boolean }) {
  return (
    <BarPlot
      locale={locale}
      heads={plot.measures.map((measure) => measureName(words, measure))}
      summary={summary}
      bars={plot.rows.map((row) => ({
        key: row.key,
        name: <RowName row={row} isAnimation={isOfAnimations} words={words} />,
        values: row.values,
      }))}
    />
  );
}
