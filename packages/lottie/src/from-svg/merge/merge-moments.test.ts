import { expect, test } from "vitest";
import type { JsonObject } from "../../json/json-values.ts";
import { keyed } from "../write/keyed.ts";
import { fixed, outlineValue } from "../write/property.ts";
import { MergedMoments } from "./merge-moments.ts";
import { createSampling } from "./sampling.ts";

const sampling = createSampling([0, 1], 1, { easings: [], frameRate: 10, size: 100 });

function merged(documentAt: (sample: number) => JsonObject): JsonObject {
  const moments = new MergedMoments(sampling);
  for (const sample of sampling.times.keys()) moments.enter(documentAt(sample), sample);
  const finishing = moments.finish();
  for (;;) {
    const step = finishing.next();
    if (step.done === true) return step.value;
  }
}

test("what changes gets keyframes, of an outline whose other numbers stay too", () => {
  const last = sampling.times.length - 1;
  const { layers } = merged((sample) => ({
    layers: [
      { ty: 4, w: fixed(sample / last), pt: fixed(outlineValue(true, [0, sample / last, 0, 0, 0, 7])) },
    ],
  })) as { layers: JsonObject[] };
  expect(layers[0]?.["w"]).toMatchObject({
    a: 1,
    k: [
      { t: 0, s: [0] },
      { t: 10, s: [1] },
    ],
  });
  expect(layers[0]?.["pt"]).toMatchObject({
    a: 1,
    k: [
      { t: 0, s: [{ c: true, v: [[0, 0]], i: [[0, 0]], o: [[0, 7]] }] },
      { t: 10, s: [{ c: true, v: [[0, 1]], i: [[0, 0]], o: [[0, 7]] }] },
    ],
  });
});

test("what comes later or goes is hidden, and found again by its key", () => {
  const group = (key: string): JsonObject => keyed(key, { ty: "gr", it: [{ ty: "tr", o: fixed(100) }] });
  const { shapes } = merged((sample) => ({
    shapes: sample === 0 ? [group("a")] : sample === 1 ? [group("b"), group("a")] : [group("b")],
  })) as { shapes: { it: [{ o: { k: { s: number[] }[] } }] }[] };
  const opacities = shapes.map(({ it: [{ o }] }) => o.k.map(({ s }) => s[0]));
  expect(opacities).toHaveLength(2);
  expect(opacities[0]?.slice(0, 1)).toEqual([0]);
  expect(opacities[0]?.at(-1)).toBe(100);
  expect(opacities[1]?.[0]).toBe(100);
  expect(opacities[1]?.at(-1)).toBe(0);
});
