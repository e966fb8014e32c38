import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@zoetrope/database";
import { createTestDatabase } from "@zoetrope/database/testing";
import { environment } from "@zoetrope/kit";
import { describe, expect, it } from "vitest";

const rounds = Number(environment["ZOETROPE_TEST_KILLS"] ?? 200);
/** A process dies after at most so many commits, at any moment of the time that follows. */
const maxCommits = 8;
const maxDelayInMs = 60;
const worker = join(import.meta.dirname, "testing/work-until-killed.ts");

function startWorker(databaseLocation: string, outside: string, task: string) {
  const child = spawn(process.execPath, [worker, databaseLocation, outside, task], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    child,
    ended: once(child, "exit"),
    commits: createInterface(child.stdout)[Symbol.asyncIterator](),
  };
}

describe.each(["embedded", "server"] as const)("jobs on the %s database", (kind) => {
  it(
    `lose nothing and change nothing twice when their process is killed ${rounds} times`,
    { timeout: 3_600_000 },
    async () => {
      const test = await createTestDatabase({ kind });
      await test.database.db.execute(`
        create table wanted (number int generated always as identity primary key);
        create table effects (at int generated always as identity primary key, kind text, key text, number int)`);
      await test.database.close();
      const databaseLocation = "url" in test.location ? test.location.url : test.location.folder;
      const outside = `${test.filesFolder}.log`;
      for (let round = 0; round < rounds; round++) {
        const { child, ended, commits } = startWorker(databaseLocation, outside, "work");
        for (let count = 1 + (round % maxCommits); count > 0; count--) await commits.next();
        await pause(Math.random() * maxDelayInMs);
        child.kill("SIGKILL");
        await ended;
      }
      const [code] = (await startWorker(databaseLocation, outside, "finish").ended) as [number];
      expect(code).toBe(0);

      const database = await openDatabase(
        "url" in test.location ? test.location : { folder: databaseLocation },
      );
      const numbersOf = async (query: string) =>
        (await database.db.execute<{ number: number }>(query)).rows.map(({ number }) => number);
      const wanted = await numbersOf("select number from wanted order by number");
      expect(wanted.length).toBeGreaterThanOrEqual(rounds);
      expect(await numbersOf("select number from effects where kind = 'count' order by number")).toEqual(
        wanted,
      );
      for (const key of [0, 1, 2])
        expect(
          await numbersOf(
            `select number from effects where kind = 'in-order' and key = 'key ${key}' order by at`,
          ),
        ).toEqual(wanted.filter((number) => number % 3 === key));
      const lines = (await readFile(outside, "utf8")).trimEnd().split("\n");
      const deliveries = new Map(lines.map((line) => line.split(" ") as [string, string]));
      // At least once, and what came twice came under the id of the first time.
      expect([...deliveries.values()].map(Number).toSorted((a, b) => a - b)).toEqual(wanted);
      expect((await database.db.execute("select id from jobs.job")).rows).toEqual([]);
      await database.close();
      process.stdout.write(
        `${kind}: ${rounds} kills, ${wanted.length} of each kind, ${lines.length - wanted.length} delivered twice\n`,
      );
    },
  );
});
