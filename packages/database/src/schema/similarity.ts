import { boolean, integer, pgTable } from "drizzle-orm/pg-core";
import { bytes } from "./column-types.ts";

/** What an animation looks like and how it moves. */
export const animationVectors = pgTable("animation_vectors", {
  record: integer().primaryKey(),
  version: integer().notNull(),
  look: bytes().notNull(),
  motion: bytes().notNull(),
  /** Grows with every row that is written. */
  change: integer().notNull(),
});

/** The animations most like one, nearest first. */
export const animationNeighbours = pgTable("animation_neighbours", {
  record: integer().primaryKey(),
  version: integer().notNull(),
  neighbours: integer().array().notNull(),
  isStale: boolean("is_stale").notNull().default(false),
});
