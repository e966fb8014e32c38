import type { Database } from "@zoetrope/database";
import { createTestDatabase } from "@zoetrope/database/testing";
import { createStatistics } from "../create-statistics.ts";
import type { NewEvent, Statistics } from "../statistics.ts";

export interface TemporaryStatistics {
  statistics: Statistics;
  /** A second one over the same database, as another process would have it. */
  another(): Statistics;
  database: Database;
  /** Sets the clock of all of them, which stands still otherwise. */
  setTime(time: string): void;
  remove(): Promise<void>;
}

export const firstMoment = "2026-11-21T10:15:00Z";

/** Statistics with nothing in them on a fresh database, on a Saturday morning; days are kept for thirty, views of three things. */
export async function openTemporaryStatistics(kind: Database["kind"]): Promise<TemporaryStatistics> {
  const { database, remove } = await createTestDatabase({ kind });
  let time = new Date(firstMoment);
  const another = () => createStatistics({ database, retentionInDays: 30, maxHitCounts: 3, now: () => time });
  return {
    statistics: another(),
    another,
    database,
    setTime(text) {
      time = new Date(text);
    },
    remove,
  };
}

/** An event with an id of its own; `who` is somebody's browser. */
export const newEvent = (name: string, more: Partial<NewEvent> = {}, who = "firefox"): NewEvent => ({
  eventId: crypto.randomUUID(),
  name,
  happenedAt: new Date(firstMoment),
  from: { address: "203.0.113.0", userAgent: who },
  details: {},
  ...more,
});
