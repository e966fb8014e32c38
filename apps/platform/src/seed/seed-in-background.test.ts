import type { Catalog, SeedingProgress } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { exitCodes, type StartFault } from "../start/start-fault.ts";
import { seedInBackground, type BackgroundSeedingOptions } from "./seed-in-background.ts";

const outcome = { stored: 10, alreadyThere: 0, updated: 0, refused: [] };

/** `seed`: what seeding does; a catalogue that remembers what it was told. */
function seedWith(
  seed: BackgroundSeedingOptions["seed"],
  kind: Database["kind"] = "embedded",
  ranking: Promise<unknown> = Promise.resolve(),
) {
  const reported: (SeedingProgress | null)[] = [];
  const logged: string[] = [];
  const faults: StartFault[] = [];
  let rankings = 0;
  const catalog: Pick<Catalog, "reportSeedingProgress" | "rank"> = {
    reportSeedingProgress: async (progress) => void reported.push(progress),
    async rank() {
      rankings += 1;
      await ranking;
      return true;
    },
  };
  const seeding = seedInBackground({
    services: { catalog: catalog as Catalog, database: { kind } as Database },
    logger: pino({ level: "silent" }),
    onFault: (fault) => void faults.push(fault),
    reporter: {
      async step(title, work, note) {
        const result = await work(() => {});
        logged.push(`${title}: ${note?.(result) ?? ""}`);
        return result;
      },
    },
    ...(seed === undefined ? {} : { seed }),
  });
  return { seeding, reported, logged, faults, rankings: () => rankings };
}

it("tells pages how far it is until it is over, and ranks what has come on the way", async () => {
  const { seeding, reported, logged, rankings } = seedWith(async ({ onProgress }) => {
    for (let done = 0; done <= 10; done += 1) onProgress(done, 10);
    return outcome;
  });
  await expect.poll(() => reported.at(-1)).toBeNull();
  expect(reported[0]).toEqual({ done: 0, total: 10 });
  expect(rankings()).toBe(1);
  await seeding.stop();
  expect(logged).toEqual(["Fill the catalogue: 10 animations stored"]);
});

it("goes on telling while a ranking on the way takes long", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const ranking = Promise.withResolvers<void>();
  const filled = Promise.withResolvers<void>();
  const { seeding, reported } = seedWith(
    async ({ onProgress }) => {
      for (const done of [0, 5, 6]) {
        onProgress(done, 10);
        vi.advanceTimersByTime(3_000);
      }
      await filled.promise;
      return outcome;
    },
    "embedded",
    ranking.promise,
  );
  vi.useRealTimers();
  await expect.poll(() => reported.at(-1)).toEqual({ done: 6, total: 10 });
  ranking.resolve();
  filled.resolve();
  await seeding.stop();
  expect(reported.at(-1)).toBeNull();
});

it("ends when the platform stops, and says that it goes on later", async () => {
  const { seeding, reported, logged } = seedWith(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("stopped")));
      }),
  );
  await seeding.stop();
  expect(reported).toEqual([null]);
  expect(logged).toEqual(["Fill the catalogue: stopped; it goes on at the next start"]);
});

it("leaves the platform running when it fails, and no page goes on saying that more is to come", async () => {
  const { seeding, reported } = seedWith(async ({ onProgress }) => {
    onProgress(3, 10);
    throw new Error("the database has gone");
  });
  await expect.poll(() => reported).toEqual([{ done: 3, total: 10 }, null]);
  await seeding.stop();
});

const fullDisk = Object.assign(new Error("no space left"), { code: "ENOSPC" });

it("ends the platform of an embedded database when the disk is full, and does not ask that database any more", async () => {
  const { seeding, reported, faults } = seedWith(() => Promise.reject(fullDisk));
  await seeding.stop();
  expect(faults).toMatchObject([
    { exitCode: exitCodes.disk, message: expect.stringMatching(/disk is full/) },
  ]);
  expect(reported).toEqual([]);
});

it("leaves a platform of several processes running when the disk of one is full", async () => {
  const { seeding, reported, faults } = seedWith(() => Promise.reject(fullDisk), "server");
  await expect.poll(() => reported).toEqual([null]);
  await seeding.stop();
  expect(faults).toEqual([]);
});
