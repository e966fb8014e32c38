import type { FigureRange } from "./figure-range.ts";

/** What a number counts. */
export type Measure =
  | "visitors"
  | "page-views"
  | "searches"
  | "without-result"
  | "views"
  | "likes"
  | "downloads"
  | "sign-ups"
  | "log-ins"
  | "profile-views";

/** What the rows of a plot are: moments, steps of a way, or values of a field. */
export type PlotKey = "start" | "step" | "search" | "animation" | "page" | "site";

export interface PlotRow {
  /** A moment as ISO 8601, or the value itself. */
  key: string;
  /** One for each measure. */
  values: number[];
}

export interface Plot<Name extends string = string> {
  name: Name;
  key: PlotKey;
  measures: readonly Measure[];
  rows: PlotRow[];
}

/** Of the whole platform. */
export const platformPlots = [
  "audience",
  "funnel",
  "searches",
  "accounts",
  "top-searches",
  "searches-without-result",
  "top-animations",
  "top-pages",
  "top-sites",
] as const;
export type PlatformPlot = (typeof platformPlots)[number];

/** Of some animations. */
export const animationPlots = ["attention", "animations"] as const;
export type AnimationPlot = (typeof animationPlots)[number];

interface Asked {
  range: FigureRange;
  /** Rows where there may be many. Default 10, at most 1,000. */
  limit?: number;
}

/** What is counted, as it is plotted. Moments without anything are there, with zeroes; values without are not. */
export interface Figures {
  platform(name: PlatformPlot, asked: Asked): Promise<Plot<PlatformPlot>>;
  animations(
    name: AnimationPlot,
    asked: Asked & { animationIds: readonly string[] },
  ): Promise<Plot<AnimationPlot>>;
  profile(userId: string, asked: Asked): Promise<Plot<"profile">>;
  /** Everything that came before is counted. */
  countedUntil(): Promise<Date>;
}
