import { integer, jsonb, pgTable, real } from "drizzle-orm/pg-core";

/** What was found by looking at the frames of an animation. */
export const animationAccessibility = pgTable("animation_accessibility", {
  record: integer().primaryKey(),
  version: integer().notNull(),
  /** Null where flashes stay below WCAG's limits at any width. */
  largestSafeWidth: integer("largest_safe_width"),
  /** Null where the animation could not be looked at. */
  score: integer(),
  findings: jsonb().notNull(),
  /** Null where all of it was looked at. */
  secondsLookedAt: real("seconds_looked_at"),
});
