import { usualDatabase } from "@zoetrope/database/testing";
import { createStatistics } from "@zoetrope/statistics";
import { openTemporaryWorkspaces } from "@zoetrope/workspaces/testing";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { createApiApp } from "../create-api-app.ts";
import { urls, verifyBearer } from "./temporary-gateway.ts";

export const tokens = { client: "pages", server: "a-secret-of-servers" };

/** The API with a collector over a fresh database. */
export async function openTemporaryCollector({ now }: { now?: () => number } = {}) {
  const { catalog, workspaces, database, remove } = await openTemporaryWorkspaces(usualDatabase);
  const statistics = createStatistics({ database });
  const counted: Record<string, number> = {};
  const app = createApiApp({
    catalog,
    urls,
    logger: pino({ level: "silent" }),
    signedIn: { workspaces, verifyBearer },
    collector: {
      statistics,
      clientToken: tokens.client,
      serverToken: tokens.server,
      origins: [urls.site, "https://partner.example"],
      count: (outcome, events) => (counted[outcome] = (counted[outcome] ?? 0) + events),
      ...(now === undefined ? {} : { now }),
    },
  });
  return {
    app,
    statistics,
    /** What was counted for the metrics. */
    counted,
    /** Stored events, as the database has them. */
    async events(name?: string) {
      const { rows } = await database.db.execute(sql`
        select * from events where ${name ?? null}::text is null or name = ${name ?? null} order by happened_at`);
      return rows;
    },
    remove,
  };
}

export type TemporaryCollector = Awaited<ReturnType<typeof openTemporaryCollector>>;
