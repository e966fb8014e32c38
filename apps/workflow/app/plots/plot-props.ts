import type { FiguresFieldsFragment } from "@zoetrope/gateway-client";
import type { Locale, StatisticsWords } from "@zoetrope/i18n";

export type FigureSet = FiguresFieldsFragment;
export type Plot = FigureSet["plots"][number];

export interface PlotProps {
  plot: Plot;
  step: FigureSet["step"];
  locale: Locale;
  words: StatisticsWords;
}

const wordIn = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

export const titleOf = (words: StatisticsWords, plot: Pick<Plot, "name">): string =>
  wordIn(words.plots, plot.name);
export const measureName = (words: StatisticsWords, measure: string): string =>
  wordIn(words.measures, measure);
export const stepName = (words: StatisticsWords, step: string): string => wordIn(words.steps, step);

/** True while there is nothing to draw. */
export const isEmpty = ({ rows }: Plot): boolean =>
  rows.every(({ values }) => values.every((value) => value === 0));
