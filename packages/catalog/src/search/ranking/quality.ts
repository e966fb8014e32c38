import { sql } from "drizzle-orm";

/** Of the accessibility analysis, which takes off for flashes, and for what moves without end or rest. */
const soundScore = 90;
/** Loads in a blink on a phone. */
const lightBytes = 100_000;

/**
 * How well an animation `a` is made, in whole points from 0 to 2: one each for few findings on accessibility, and for a small file. Unknown
 * counts as not. A smooth frame rate, themes and state machines were tried as well: with them fewer judged queries had a fitting card
 * among the first eight.
 */
export const quality = sql`(
  (exists (select from animation_accessibility x where x.record = a.record and x.score >= ${soundScore}))::int
  + (a.play_size_in_bytes <= ${lightBytes})::int)`;
