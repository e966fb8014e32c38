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
