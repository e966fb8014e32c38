import type { EventName } from "@zoetrope/analytics/events";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { FigureRange } from "./figure-range.ts";
import type { Figures, Measure, PlatformPlot, PlotKey, PlotRow } from "./figures.ts";
import { readAnimations, readFunnel, readRanking, readTopAnimations } from "./read-ranking.ts";
import { eventsNamed, readTimeline, type Line } from "./read-timeline.ts";

const defaultLimit = 10;
const maxLimit = 1_000;

interface Reading {
  key: PlotKey;
  measures: readonly Measure[];
  read(database: Database, asked: { range: FigureRange; limit: number }): Promise<PlotRow[]>;
}

const timeline = (lines: Partial<Record<Measure, Line>>): Reading => ({
  key: "start",
  measures: Object.keys(lines) as Measure[],
  read: (database, { range }) => readTimeline(database, range, Object.values(lines)),
});

const ranking = (
  key: PlotKey,
  measure: Measure,
  counted: { event: EventName; dimension: string },
): Reading => ({
  key,
  measures: [measure, "visitors"],
  read: (database, asked) => readRanking(database, counted, asked),
});

const ofAnimations = ["views", "likes", "downloads"] as const;

const platformReadings: Record<PlatformPlot, Reading> = {
  audience: timeline({ visitors: "everybody", "page-views": eventsNamed("page-view") }),
  searches: timeline({
    searches: eventsNamed("search"),
    "without-result": { event: "search", dimension: "without-result", values: [""], number: "count" },
  }),
  "top-searches": ranking("search", "searches", { event: "search", dimension: "query" }),
  "searches-without-result": ranking("search", "searches", {
    event: "search",
    dimension: "query-without-result",
  }),
  "top-animations": {
    key: "animation",
    measures: ofAnimations,
    read: readTopAnimations,
  },
  "top-pages": ranking("page", "page-views", { event: "page-view", dimension: "path" }),
  "top-sites": ranking("site", "page-views", { event: "page-view", dimension: "referrer_domain" }),
  funnel: { key: "step", measures: ["visitors"], read: (database, { range }) => readFunnel(database, range) },
  accounts: timeline({ "sign-ups": eventsNamed("register"), "log-ins": eventsNamed("login") }),
};

const attentionOf = (values: readonly string[]): Reading => {
  const of = (event: EventName): Line => ({ event, dimension: "file_id", values, number: "count" });
  return timeline({ views: of("file-view"), likes: of("like"), downloads: of("download") });
};

const boundedLimit = (limit = defaultLimit): number => Math.max(1, Math.min(maxLimit, Math.floor(limit)));

export function createFigures(database: Database, now: () => Date): Figures {
  const read = async <Name extends string>(
    name: Name,
    reading: Reading,
    { range, limit }: { range: FigureRange; limit?: number },
  ) => {
    const { key, measures } = reading;
    return { name, key, measures, rows: await reading.read(database, { range, limit: boundedLimit(limit) }) };
  };
  return {
    platform: (name, asked) => read(name, platformReadings[name], asked),
    animations: (name, { animationIds, ...asked }) =>
      name === "attention"
        ? read(name, attentionOf(animationIds), asked)
        : read(
            name,
            {
              key: "animation",
              measures: ofAnimations,
              read: (_, bounded) => readAnimations(database, { ...bounded, animationIds }),
            },
            asked,
          ),
    profile: (userId, asked) =>
      read(
        "profile",
        timeline({
          "profile-views": {
            event: "profile-view",
            dimension: "user_id",
            values: [userId],
            number: "count",
          },
        }),
        asked,
      ),
    async countedUntil() {
      const { rows } = await database.reads.execute<{ oldest: Date | string | null }>(
        sql`select min(received_at) as oldest from event_batches`,
      );
      const oldest = rows[0]?.oldest ?? null;
      return oldest === null ? now() : new Date(oldest);
    },
  };
}
