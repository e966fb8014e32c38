import type { Catalog, Filling } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import { pino } from "pino";
import { expect, it } from "vitest";
import { fillBehind, type FillBehindOptions } from "./fill-behind.ts";

const outcome = { stored: 10, alreadyThere: 0, updated: 0, refused: [] };

/** `seed`: what seeding does; a catalogue that remembers what it was told. */
function fillWith(seed: FillBehindOptions["seed"]) {
  const told: (Filling | null)[] = [];
  const said: string[] = [];
  let rankings = 0;
  const catalog: Pick<Catalog, "noteFilling" | "rank"> = {
    noteFilling: async (filling) => void told.push(filling),
    async rank() {
      rankings += 1;
      return true;
    },
  };
  const filling = fillBehind({
    services: { catalog: catalog as Catalog, database: {} as Database },
    logger: pino({ level: "silent" }),
    reporter: {
      async step(title, work, note) {
        const result = await work(() => {});
        said.push(`${title}: ${note?.(result) ?? ""}`);
        return result;
      },
    },
    ...(seed === undefined ? {} : { seed }),
  });
  return { filling, told, said, rankings: () => rankings };
}

it("tells pages how far it is until it is over, and ranks what has come on the way", async () => {
  const { filling, told, said, rankings } = fillWith(async ({ onProgress }) => {
    for (let done = 0; done <= 10; done += 1) onProgress(done, 10);
    return outcome;
  });
  await expect.poll(() => told.at(-1)).toBeNull();
  expect(told[0]).toEqual({ done: 0, total: 10 });
  expect(rankings()).toBe(4);
  await filling.stop();
  expect(said).toEqual(["Fill the catalogue: 10 animations stored"]);
});

it("ends when the platform stops, and says that it goes on later", async () => {
  const { filling, told, said } = fillWith(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("stopped")));
      }),
  );
  await filling.stop();
  expect(told).toEqual([null]);
  expect(said).toEqual(["Fill the catalogue: stopped; it goes on at the next start"]);
});

it("leaves the platform running when it fails, and no page goes on saying that more is to come", async () => {
  const { filling, told } = fillWith(async ({ onProgress }) => {
    onProgress(3, 10);
    throw new Error("the disk is full");
  });
  await expect.poll(() => told).toEqual([{ done: 3, total: 10 }, null]);
  await filling.stop();
});
