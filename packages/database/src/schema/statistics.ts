import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, instant } from "./column-types.ts";

/** Partitioned by `received_on`; the partitions are in the schema `event_days`. */
export const events = pgTable(
  "events",
  {
    receivedOn: date("received_on").notNull(),
    eventId: uuid("event_id").notNull(),
    receivedAt: instant("received_at").notNull(),
    happenedAt: instant("happened_at").notNull(),
    name: text().notNull(),
    visitor: uuid().notNull(),
    path: text(),
    referrerDomain: text("referrer_domain"),
    userId: text("user_id"),
    fileId: text("file_id"),
    section: text(),
    item: text(),
    query: text(),
    resultCount: integer("result_count"),
    details: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.receivedOn, table.eventId] })],
);

/** Commits of events whose hour has not been counted since. */
export const eventBatches = pgTable("event_batches", {
  batchId: bigint("batch_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  receivedAt: instant("received_at").notNull(),
  eventCount: integer("event_count").notNull(),
});

export const statisticsHours = pgTable(
  "statistics_hours",
  {
    hour: instant("hour").notNull(),
    event: text().notNull(),
    dimension: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.event, table.dimension, table.value, table.hour] })],
);

export const statisticsDays = pgTable("statistics_days", {
  day: date().primaryKey(),
  visitors: integer().notNull(),
  isFolded: boolean("is_folded").notNull().default(false),
});

export const dayVisitors = pgTable(
  "day_visitors",
  { day: date().notNull(), visitor: uuid().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);

export const visitorSalts = pgTable("visitor_salts", {
  day: date().primaryKey(),
  salt: bytes().notNull(),
});

export const hits = pgTable(
  "hits",
  {
    day: date().notNull(),
    method: smallint().notNull(),
    resourceId: text("resource_id").notNull(),
    visitor: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.method, table.resourceId, table.visitor] })],
);

export const hitCounts = pgTable(
  "hit_counts",
  {
    method: smallint().notNull(),
    resourceId: text("resource_id").notNull(),
    count: integer().notNull(),
    reported: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.method, table.resourceId] })],
);

/** Searches that found something, by day and first part of the path: those that some visitors had in common. */
export const searchedDays = pgTable(
  "searched_days",
  {
    day: date().notNull(),
    area: text().notNull(),
    query: text().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.area, table.query] })],
);

/** Words of searches in the spelling of `keywords`. */
export const searchedWords = pgTable("searched_words", {
  normalised: text().primaryKey(),
  visitors: integer().notNull(),
});
