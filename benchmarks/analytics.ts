import { openDatabase } from "@zoetrope/database";
import { addressOf, initServer, removeServer, startServer } from "@zoetrope/database/testing/postgres-server";
import { measureCollector } from "./analytics/collector-figures.ts";
import { measurePages } from "./analytics/page-scores.ts";
import { measureRollUp } from "./analytics/roll-up-figures.ts";
import type { Benchmark } from "./harness.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/** `--events=200000`, `--seconds=5` and `--lighthouse=1` make a short run of it; `--only=pages` measures the built pages alone, `--only=collector` what takes events. */
function numberOf(name: string, byDefault: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? byDefault : Number(given.split("=")[1]);
}

/** What acknowledged means depends on these: the harness of the tests has them off. */
const durable = ["-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "full_page_writes=on"];
const roomy = ["-c", "shared_buffers=512MB", "-c", "max_wal_size=4GB"];

const benchmark: Benchmark = {
  name: "analytics",
  title: "Analytics: what it costs pages; events taken by the collector, and rolled up, on PostgreSQL",
  needs: ["browser", "postgres", "taskset"],
  async run(report) {
    const only = process.argv.find((argument) => argument.startsWith("--only="))?.split("=")[1];
    if (only !== "collector") await measurePages({ runs: numberOf("lighthouse", 5), report });
    if (only === "pages") return;
    const folder = createTemporaryFolder("bench-analytics", removeServer);
    try {
      initServer(folder);
      await startServer(folder, [...durable, ...roomy]);
      const url = addressOf(folder, "postgres");
      const database = await openDatabase({ url });
      try {
        await database.migrate();
        await measureCollector(database, url, { folder, seconds: numberOf("seconds", 20), report });
        if (only === "collector") return;
        await measureRollUp(database, { folder, events: numberOf("events", 10_000_000), report });
      } finally {
        await database.close();
      }
    } finally {
      removeServer(folder);
    }
  },
};

export default benchmark;
