import type { FiguresFieldsFragment } from "@zoetrope/gateway-client";
import type { Locale, StatisticsMessages } from "@zoetrope/i18n";

export type FigureSet = FiguresFieldsFragment;
export type Plot = FigureSet["plots"][number];

export interface PlotProps {
  plot: Plot;
  step: FigureSet["step"];
  locale: Locale;
  messages: StatisticsMessages;
}

const nameIn = (messages: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(messages, name) ? (messages[name] ?? name) : name;

export const titleOf = (messages: StatisticsMessages, plot: Pick<Plot, "name">): string =>
  nameIn(messages.plots, plot.name);
export const measureName = (messages: StatisticsMessages, measure: string): string =>
  nameIn(messages.measures, measure);
export const stepName = (messages: StatisticsMessages, step: string): string => nameIn(messages.steps, step);

/** True while there is nothing to draw. */
export const isEmpty = ({ rows }: Plot): boolean =>
  rows.every(({ values }) => values.every((value) => value === 0));
