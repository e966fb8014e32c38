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
export { figureRange, rangeNames, type FigureRange, type RangeName } from "./figures/figure-range.ts";
