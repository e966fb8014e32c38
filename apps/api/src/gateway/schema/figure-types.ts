import { rangeNames } from "@zoetrope/statistics";
import type { FigureSet, NamedPlot, NamedRow } from "../../figures/figure-sets.ts";
import { builder } from "./builder.ts";

const names = { "24h": "DAY", "7d": "WEEK", "30d": "MONTH", "90d": "QUARTER" } as const;

export const RangeType = builder.enumType("Range", {
  description: "How far back: 24 hours, 7, 30 or 90 days.",
  values: Object.fromEntries(rangeNames.map((value) => [names[value], { value }])) as {
    [Name in (typeof rangeNames)[number] as (typeof names)[Name]]: { value: Name };
  },
});

const StepType = builder.enumType("Step", {
  values: { HOUR: { value: "hour" }, DAY: { value: "day" } } as const,
});

export const PlotRowType = builder.objectRef<NamedRow>("PlotRow").implement({
  fields: (t) => ({
    key: t.exposeString("key", { description: "A moment as ISO 8601, or the value that was counted." }),
    title: t.exposeString("title", { nullable: true, description: "What an animation is called." }),
    url: t.exposeString("url", { nullable: true, description: "Its page." }),
    values: t.exposeFloatList("values", { description: "One for each measure." }),
  }),
});

const PlotType = builder.objectRef<NamedPlot>("Plot").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    measures: t.stringList({ resolve: ({ measures }) => [...measures] }),
    rows: t.expose("rows", { type: [PlotRowType] }),
  }),
});

export const FiguresType = builder.objectRef<FigureSet>("Figures").implement({
  description: "What is counted in a time, in UTC.",
  fields: (t) => ({
    from: t.field({ type: "DateTime", resolve: ({ range }) => range.from }),
    to: t.field({
      type: "DateTime",
      description: "End of the step that is under way.",
      resolve: ({ range }) => range.to,
    }),
    step: t.field({ type: StepType, resolve: ({ range }) => range.step }),
    countedUntil: t.field({
      type: "DateTime",
      description: "Everything that came before is counted.",
      resolve: (set) => set.countedUntil(),
    }),
    plots: t.field({
      type: [PlotType],
      resolve: (set) => Promise.all(set.plotNames.map((name) => set.plot(name))),
    }),
  }),
});
