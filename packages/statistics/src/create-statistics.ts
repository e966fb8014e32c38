import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { dayOf, daysLater } from "./days.ts";
import { EventPartitions } from "./events/event-partitions.ts";
import { accountPart } from "./events/events-of-person.ts";
import { storeEvents, type VisitorEvent } from "./events/store-events.ts";
import { createFigures } from "./figures/create-figures.ts";
import { GroupCommit } from "./group-commit.ts";
import { forgetHits } from "./hits/forget-hits.ts";
import { readHitCounts, storeHits } from "./hits/store-hits.ts";
import { reportHits } from "./hits/report-hits.ts";
import { popularSearches } from "./popular-searches.ts";
import { readStatistics } from "./read-statistics.ts";
import { rollUpDays } from "./roll-up/roll-up-days.ts";
import { rollUp } from "./roll-up/roll-up.ts";
import { shortId } from "./short-id.ts";
import type { EventBatch, Hit, Statistics, Traits } from "./statistics.ts";
import { VisitorSalts } from "./visitors/visitor-salts.ts";
import { visitorOf } from "./visitors/visitor-of.ts";

export interface StatisticsServices {
  database: Database;
  /** How long events are kept; what is counted of them stays. Default 90. */
  retentionInDays?: number;
  /** Of how many things of each method views are counted for good: those that were viewed most. Default 1,000,000. */
  maxHitCounts?: number;
  /** A test has a clock of its own. */
  now?: () => Date;
}

const defaultRetentionInDays = 90;
const defaultMaxHitCounts = 1_000_000;
const daysAhead = 2;

/** Statistics over a database. Several processes may have them over the same at once. */
export function createStatistics({
  database,
  retentionInDays = defaultRetentionInDays,
  maxHitCounts = defaultMaxHitCounts,
  now = () => new Date(),
}: StatisticsServices): Statistics {
  const partitions = new EventPartitions(database);
  const salts = new VisitorSalts(database);
  const events = new GroupCommit<VisitorEvent>({
    // Two on a server: while one waits for the disk, the next is under way.
    writers: database.kind === "server" ? 2 : 1,
    async write(items) {
      const receivedAt = now();
      await partitions.within(dayOf(receivedAt), () => storeEvents(database, receivedAt, items));
    },
  });
  const hits = new GroupCommit<Hit>({ write: (items) => storeHits(database, dayOf(now()), items) });

  return {
    async store(batch) {
      await events.add(withVisitors(batch, await salts.of(dayOf(now()))));
    },
    hit: (hit) => hits.add([hit]),
    rollUp: () => rollUp(database),
    async cleanup() {
      const today = now();
      for (let days = 0; days <= daysAhead; days += 1) await partitions.ensure(dayOf(daysLater(today, days)));
      await database.db.execute(sql`delete from visitor_salts where day < ${dayOf(today)}`);
      const yesterday = dayOf(daysLater(today, -1));
      await forgetHits(database, yesterday, maxHitCounts);
      // Not before the last events of that day are counted.
      await database.db.execute(sql`
        delete from day_visitors where day < ${yesterday}
          and not exists (select from event_batches where received_at < ${`${yesterday}T00:00:00Z`})`);
      await rollUpDays(database, today);
      await partitions.dropBefore(dayOf(daysLater(today, -retentionInDays)));
    },
    ...readStatistics(database),
    hitCounts: (method, resourceIds) => readHitCounts(database, method, resourceIds),
    reportHits: (method, report) => reportHits(database, method, report),
    popularSearches: (areas, limit) => popularSearches(database, now(), areas, limit),
    figures: createFigures(database, now),
    accountPart: accountPart(database),
  };
}

function withVisitors({ token, events }: EventBatch, salt: Buffer): VisitorEvent[] {
  // A batch is of one visitor as a rule.
  const known = new Map<Traits, string>();
  return events.map(({ eventId, from, ...event }) => {
    let visitor = known.get(from);
    if (visitor === undefined) known.set(from, (visitor = visitorOf(salt, token, from)));
    return { ...event, visitor, eventId: shortId(eventId ?? JSON.stringify([visitor, event])) };
  });
}
