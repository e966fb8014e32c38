export { createStatistics, type StatisticsServices } from "./create-statistics.ts";
export type {
  EventBatch,
  EventFields,
  Hit,
  HourCount,
  NewEvent,
  RolledUp,
  Statistics,
  Stored,
  TimeRange,
  Traits,
} from "./statistics.ts";
export {
  animationPlots,
  platformPlots,
  type AnimationPlot,
  type Figures,
  type Measure,
  type PlatformPlot,
  type Plot,
  type PlotKey,
} from "./figures/figures.ts";
export { figureRange, type FigureRange } from "./figures/figure-range.ts";
export { defaultRange, rangeNames, type RangeName } from "./figures/range-names.ts";
