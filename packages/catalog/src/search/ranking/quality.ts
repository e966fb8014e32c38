import { sql } from "drizzle-orm";

/** Of the accessibility analysis, which takes off for flashes, and for what moves without end or rest. */
const soundScore = 90;
/** Loads in a blink on a phone. */
const lightBytes = 100_000;
const smoothFramesPerSecond = 30;

/**
 * How well an animation `a` is made, in whole points from 0 to 4: one each for few findings on accessibility, for a small file, for a
 * smooth frame rate, and for themes or a state machine that adapt it. Unknown counts as not.
 */
export const quality = sql`(
  (exists (select from animation_accessibility x where x.record = a.record and x.score >= ${soundScore}))::int
  + (a.play_size_in_bytes <= ${lightBytes})::int
  + (a.frame_rate >= ${smoothFramesPerSecond})::int
  + (cardinality(a.themes) > 0 or cardinality(a.state_machines) > 0)::int)`;
