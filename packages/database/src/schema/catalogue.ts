import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "./column-types.ts";

/** Who made an animation, here or elsewhere. */
export const creators = pgTable("creators", {
  creatorId: integer("creator_id").primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull().unique(),
  name: text().notNull(),
  url: text(),
  userId: text("user_id"),
});

/** One row per person and animation; `animations.likes` counts them. */
export const likes = pgTable(
  "likes",
  {
    userId: text("user_id").notNull(),
    record: integer().notNull(),
    likedAt: instant("liked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.record] })],
);

/** One row per animation; `record` is the short key inside the database, `id` the public one. */
export const animations = pgTable("animations", {
  record: integer().primaryKey().generatedAlwaysAsIdentity(),
  id: text().notNull().unique(),
  sourceKey: text("source_key").notNull().unique(),
  slug: text().notNull(),
  title: text().notNull(),
  language: text(),
  titles: jsonb().$type<Record<string, string>>().notNull().default({}),
  description: text().notNull(),
  tags: text().array().notNull(),
  translations: jsonb()
    .$type<Record<string, { description?: string; tags?: string[] }>>()
    .notNull()
    .default({}),
  category: text().notNull(),
  /** What it speaks of; `conceptsVersion` says by which index of concepts, null: not looked up yet. */
  concepts: jsonb().$type<{ id: string; weight: number; place: "title" | "tag" }[]>().notNull().default([]),
  conceptsVersion: text("concepts_version"),
  style: text(),
  motions: text().array().notNull().default([]),
  /** Variants of one drawing share it. */
  variantGroup: text("variant_group"),
  creatorId: integer("creator_id").notNull(),
  isPremium: boolean("is_premium").notNull(),
  licenceSpdx: text("licence_spdx").notNull(),
  licenceName: text("licence_name").notNull(),
  licenceUrl: text("licence_url").notNull(),
  attribution: text().notNull(),
  sourceUrl: text("source_url"),
  width: integer().notNull(),
  height: integer().notNull(),
  frameRate: doublePrecision("frame_rate").notNull(),
  frameCount: doublePrecision("frame_count").notNull(),
  durationInSeconds: doublePrecision("duration_in_seconds").notNull(),
  layerCount: integer("layer_count").notNull(),
  features: text().array().notNull(),
  markers: jsonb().$type<{ name: string; frame: number; durationInFrames: number }[]>().notNull(),
  themes: text().array().notNull(),
  stateMachines: text("state_machines").array().notNull(),
  backgroundColour: text("background_colour"),
  dominantColour: text("dominant_colour"),
  palette: jsonb().$type<{ hex: string; weight: number; oklab: [number, number, number] }[]>().notNull(),
  posterKey: text("poster_key").notNull(),
  playKey: text("play_key").notNull(),
  playSizeInBytes: integer("play_size_in_bytes").notNull(),
  optimiserVersion: integer("optimiser_version").notNull().default(1),
  likes: integer().notNull().default(0),
  downloads: integer().notNull().default(0),
  views: integer().notNull().default(0),
  countedViews: integer("counted_views").notNull().default(0),
  popularity: doublePrecision().notNull().default(0),
  featuredRank: integer("featured_rank"),
  featuredOn: date("featured_on"),
  pack: text(),
  parentId: text("parent_id"),
  isSynthetic: boolean("is_synthetic").notNull().default(false),
  publishedAt: instant("published_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  withdrawnAt: instant("withdrawn_at"),
});

/** What stands for posters that were not made yet when an animation was stored. */
export const awaitedPosters = pgTable("awaited_posters", {
  key: text().primaryKey(),
  record: integer().notNull(),
  posterKey: text("poster_key"),
  tries: integer().notNull().default(0),
});

/** Days of the editors' list that operators put together; public once the day has come. */
export const editorsDays = pgTable("editors_days", {
  day: date().primaryKey(),
  isPublic: boolean("is_public").notNull(),
});

/** What stands in such a day, in its order. */
export const editorsPicks = pgTable(
  "editors_picks",
  {
    day: date().notNull(),
    place: integer().notNull(),
    record: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.place] })],
);

/** The four formats of an animation and where their bytes are. */
export const animationFiles = pgTable(
  "animation_files",
  {
    record: integer().notNull(),
    format: text().notNull(),
    key: text().notNull(),
    sizeInBytes: integer("size_in_bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.record, table.format] })],
);

/** Counted events that are not folded yet. */
export const counterIncrements = pgTable("counter_increments", {
  incrementId: bigint("increment_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  record: integer().notNull(),
  counter: text().notNull(),
  day: date().notNull(),
});

/** Counted events by day. */
export const counterDays = pgTable(
  "counter_days",
  {
    day: date().notNull(),
    record: integer().notNull(),
    downloads: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.record] })],
);

/** The one row that tells a process whether what it holds in memory is still true. */
export const catalogueState = pgTable("catalogue_state", {
  onlyRow: boolean("only_row")
    .primaryKey()
    .default(sql`true`),
  version: bigint({ mode: "number" }).notNull(),
  generation: integer().notNull(),
  documents: integer().notNull(),
  latestGeneration: integer("latest_generation").notNull().default(0),
  removals: integer().notNull().default(0),
  synonyms: integer("lessons").notNull().default(0),
});
