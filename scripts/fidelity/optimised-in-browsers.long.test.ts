import { expect, test } from "vitest";
import { fillSlots, standaloneJson, parseAnimation, stripExpressions } from "@zoetrope/lottie";
import { meteocons, mixedFiles, spread } from "../../benchmarks/tools/samples.ts";
import { optimiseThoroughly } from "./optimise-thoroughly.ts";
import { openWebPlayers } from "./web-players.ts";

const side = 512;
const framesOfEach = 8;

test("where ThorVG alone has looked, no pixel is off by more than 4 of 255 in lottie-web either", async () => {
  const web = await openWebPlayers(side);
  const visible: string[] = [];
  let compared = 0;
  try {
    for (const { path, bytes } of [...spread(meteocons(), 10), ...spread(mixedFiles(), 12)]) {
      const original = fillSlots(stripExpressions(standaloneJson(parseAnimation(bytes)) ?? {}));
      const changed = await optimiseThoroughly(original);
      const last = Math.max(0, Math.ceil(Number(original["op"]) - Number(original["ip"])) - 1);
      const frames = Array.from({ length: framesOfEach }, (_, index) =>
        Math.round((index * last) / (framesOfEach - 1)),
      );
      for (const player of web.players) {
        const found = await player
          .compare(JSON.stringify(original), [JSON.stringify(changed)], frames)
          .catch(() => null);
        const strongest = found?.[0]?.strongest;
        // It does not play the original.
        if (strongest === undefined) continue;
        compared++;
        if (strongest > 4) visible.push(`${player.name}: ${path}: ${strongest.toFixed(0)} of 255`);
      }
    }
  } finally {
    await web.close();
  }
  expect(visible).toEqual([]);
  expect(compared).toBeGreaterThan(20);
}, 3_600_000);
