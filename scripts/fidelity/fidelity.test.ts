import { optimiseJson } from "@zoetrope/lottie";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleEvery } from "../test-command/thoroughness.ts";
import { differenceOf, type Player, visible } from "./difference.ts";
import { hazards } from "./hazards.ts";
import { optimiseThoroughly } from "./optimise-thoroughly.ts";
import { openThorvgPlayer } from "./thorvg-player.ts";
import { openWebPlayers } from "./web-players.ts";

// Real files of each collection: fidelity.long.test.ts
let web: Awaited<ReturnType<typeof openWebPlayers>>;
const thorvg = openThorvgPlayer();
let players: Player[];
beforeAll(async () => {
  web = await openWebPlayers();
  players = [...web.players, thorvg];
});
afterAll(async () => {
  await web.close();
  await thorvg.close();
});

describe("an optimised animation looks the same in ThorVG and in both renderers of lottie-web", () => {
  test.each(sampleEvery(Object.entries(hazards), 0, 2))("%s", async (_, json) => {
    const text = JSON.stringify(json);
    const forms = [optimiseJson(json), await optimiseThoroughly(json)].map((form) => JSON.stringify(form));
    for (const player of players)
      for (const { strongest } of await player.compare(text, forms, [0, 10, 20, 30, 45]))
        expect(strongest, player.name).toBeLessThanOrEqual(visible);
  });

  test("and each of them tells when a thing moves by a hair more, so the comparison can fail", async () => {
    const json = hazards["a layer that ends a hair after a frame"] ?? {};
    const moved = JSON.stringify(json).replace("20.00001", "20");
    for (const player of players) {
      const [difference] = await player.compare(JSON.stringify(json), [moved], [20]);
      expect(difference?.share, player.name).toBeGreaterThan(0.5);
    }
    expect(differenceOf(new Uint8Array(4).fill(255), new Uint8Array(4), 0)).toMatchObject({ share: 1 });
  });
});
