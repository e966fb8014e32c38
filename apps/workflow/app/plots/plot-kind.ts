import type { PlotProps } from "./plot-props.ts";

/** How a plot is drawn. */
export interface PlotKind {
  shape: "lines" | "funnel" | "ranking";
  /** What its rows are. */
  key: keyof PlotProps["messages"]["keys"];
}

const lines: PlotKind = { shape: "lines", key: "start" };
const animations: PlotKind = { shape: "ranking", key: "animation" };
const searches: PlotKind = { shape: "ranking", key: "search" };

const kinds: Readonly<Record<string, PlotKind>> = {
  "top-searches": searches,
  "searches-without-result": searches,
  "top-animations": animations,
  animations,
  "top-pages": { shape: "ranking", key: "page" },
  "top-sites": { shape: "ranking", key: "site" },
  funnel: { shape: "funnel", key: "step" },
};

/** Plots that nothing else is known of are lines over time. */
export const kindOf = ({ name }: PlotProps["plot"]): PlotKind =>
  Object.hasOwn(kinds, name) ? (kinds[name] ?? lines) : lines;
