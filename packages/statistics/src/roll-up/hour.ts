import type { Queries } from "@zoetrope/database";
import type { SQL } from "drizzle-orm";

/** An hour that is being counted. */
export interface Hour {
  tx: Queries;
  /** Its beginning, as ISO 8601. */
  start: string;
  /** What follows `from` to read its events; further conditions begin with `and`. */
  events: SQL;
}
