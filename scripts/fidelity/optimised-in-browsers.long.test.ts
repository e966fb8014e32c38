import { expect, test } from "vitest";
import { fillSlots, optimise, standaloneJson, parseAnimation, stripExpressions } from "@zoetrope/lottie";
import { meteocons, mixedFiles, spread } from "../../benchmarks/tools/samples.ts";
import { optimiseThoroughly } from "./optimise-thoroughly.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { openFrames } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
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

test("where both renderers of lottie-web look as well, more is left out, and every frame is within the bound in all three", async () => {
  const thorvg = { name: "ThorVG", openFrames: openFrames(await openDrawingCore()) };
  const squares = Array.from({ length: 120 }, (_, index) =>
    rectangle(
      10 + ((index * 7.217893) % 80),
      10 + ((index * 13.654321) % 80),
      3.654321 + index / 97,
      4.456789 + index / 89,
      index % 2 === 0 ? [1, 0, 0] : [0, 0, 1],
    ),
  );
  const bytes = bytesOf(animation([shapeLayer(squares)], { op: 4 }));
  const web = await openWebPlayers(side);
  try {
    const alone = await optimise(bytes, { renderers: [thorvg] });
    const together = await optimise(bytes, { renderers: [thorvg, ...web.renderers] });
    const { compared, passes } = together.report;
    expect(compared).toMatchObject({ frames: 4, unsteady: [], isAll: true });
    expect(compared?.error.max).toBeLessThanOrEqual(4);
    expect(passes.find(({ name }) => name === "precision")?.reverted).toBeGreaterThan(0);
    expect(together.result.length).toBeLessThan(alone.result.length);
  } finally {
    await web.close();
  }
}, 600_000);
