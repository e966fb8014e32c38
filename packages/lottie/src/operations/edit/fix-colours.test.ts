import { expect, it } from "vitest";
import type { LottieJson, OpenFrames } from "../../contract.ts";
import { fixed, rectangle, shapeLayer, animation, bytesOf } from "../../testing/small-animation.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import { analyseAccessibility } from "../check/analyse-accessibility.ts";
import { fixColours, type ColourFinding } from "./fix-colours.ts";

const side = 100;

/** Rectangles that stand still, painted without a player. */
const openFrames: OpenFrames = ({ animations }) => {
  const pixels = new Uint8Array(side * side * 4);
  for (const { content } of createSceneEvaluator(animations[0]?.json ?? {}).sceneAt(0).layers)
    for (const { paths, source } of content.kind === "shapes" ? content.paints : []) {
      if (source.kind !== "colour") continue;
      const { red, green, blue } = source.colour;
      const bytes = [red, green, blue, 1].map((share) => Math.round(share * 255));
      for (const { points } of paths.flatMap(({ contours }) => contours)) {
        const across = [...points].filter((_, index) => index % 2 === 0);
        const down = [...points].filter((_, index) => index % 2 === 1);
        for (let y = Math.max(0, Math.min(...down)); y < Math.min(side, Math.max(...down)); y++)
          for (let x = Math.max(0, Math.min(...across)); x < Math.min(side, Math.max(...across)); x++)
            pixels.set(bytes, (y * side + x) * 4);
      }
    }
  return { width: side, height: side, draw: () => pixels };
};

const still = (shapes: LottieJson[], ground: number[], extra: LottieJson = {}): LottieJson =>
  animation([shapeLayer(shapes), shapeLayer([rectangle(0, 0, 100, 100, ground)])], { op: 2, ...extra });

async function corrected(json: LottieJson, finding: ColourFinding) {
  const { result, report } = await fixColours(bytesOf(json), { openFrames, finding });
  const { result: analysis } = await analyseAccessibility(result, { openFrames });
  return { json: result.animations[0]?.json ?? {}, report, codes: analysis.findings.map(({ code }) => code) };
}

const colourOf = (json: LottieJson, layer: number): number[] => {
  const { layers } = json as { layers: { shapes: { it: { c: { k: number[] } }[] }[] }[] };
  return layers[layer]?.shapes[0]?.it[1]?.c.k ?? [];
};

it("gives a shape the nearest colour that stands out, and leaves what it lies on", async () => {
  const pale = still([rectangle(25, 25, 50, 50, [0.9, 0.8, 0.8])], [1, 1, 1]);
  const { json, report, codes } = await corrected(pale, "shape-contrast");
  expect(codes).not.toContain("shape-contrast");
  expect(report).toMatchObject({ changes: 1, left: 0 });
  expect(colourOf(json, 1)).toEqual([1, 1, 1]);
  const [red = 0, green = 0, blue = 0] = colourOf(json, 0);
  expect(red).toBeGreaterThan(green);
  expect(green).toBe(blue);
});

it("changes the colour where it stands: in a slot, whatever the fill says", async () => {
  const box = rectangle(25, 25, 50, 50, [0, 0, 0]);
  const slotted = JSON.parse(JSON.stringify(box).replace('"c":{', '"c":{"sid":"box",')) as LottieJson;
  const slots = { box: { p: fixed([0.1, 0.1, 0.1]) } };
  const { codes, report } = await corrected(still([slotted], [0, 0, 0], { slots }), "shape-contrast");
  expect(codes).not.toContain("shape-contrast");
  expect(report.left).toBe(0);
});

it("brings stripes nearer to their ground until they are none, and a checkerboard too", async () => {
  const bands = Array.from({ length: 12 }, (_, index) => rectangle(index * 8, 0, 4, 100, [0, 0, 0]));
  const striped = await corrected(still(bands, [1, 1, 1]), "stripes");
  expect(striped.codes).not.toContain("stripes");
  expect(striped.report.left).toBe(0);
  expect(colourOf(striped.json, 1)).toEqual([1, 1, 1]);
  const squares = Array.from({ length: 144 }, (_, index) => [index % 12, Math.floor(index / 12)] as const)
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(([x, y]) => rectangle(x * 8, y * 8, 8, 8, [0, 0, 0]));
  expect((await corrected(still(squares, [1, 1, 1]), "checkerboard")).codes).not.toContain("checkerboard");
});

it("leaves an animation in which it is not found as it is", async () => {
  const plain = still([rectangle(25, 25, 50, 50, [0, 0, 0])], [1, 1, 1]);
  expect((await corrected(plain, "shape-contrast")).report).toMatchObject({ changes: 0, left: 0 });
});
