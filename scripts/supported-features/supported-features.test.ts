import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { featuresFilePath, type FeaturesFile } from "./features-file.ts";
import { holds, judge, type JsonProbe } from "./probe.ts";
import { probes } from "./probes/index.ts";
import type { ProbeRenderer } from "./renderers/renderer.ts";
import { openSkottie } from "./renderers/skottie.ts";
import { openThorvg } from "./renderers/thorvg.ts";
import { tryProbe } from "./try-probe.ts";

const file = JSON.parse(readFileSync(featuresFilePath, "utf8")) as FeaturesFile;
const fix = "content/data/supported-features.json is stale: npm run supported-features";
let renderers: ProbeRenderer[];

beforeAll(async () => {
  renderers = [await openThorvg(), openSkottie()];
});
afterAll(async () => {
  for (const renderer of renderers) await renderer.close();
});

test("the file tells of every probe, in their order", () => {
  expect(
    file.features.map(({ id, title, group }) => ({ id, title, group })),
    fix,
  ).toEqual(probes.map(({ id, title, group }) => ({ id, title, group })));
});

test("the file was made with the renderers that are installed", () => {
  for (const { id, version } of renderers)
    expect(file.renderers.find((each) => each.id === id)?.version, fix).toBe(version);
});

// Some that work everywhere, and every one that does not: those change with a new version of a renderer.
const shared = new Set(["rectangle", "trim", "matte-luma", "time-remap", "radial-highlight"]);
const telling = file.features.filter(
  ({ id, verdicts }) => shared.has(id) || new Set(Object.values(verdicts)).size > 1,
);
test.each(telling)("$title is still drawn as the file says", async ({ id, verdicts }) => {
  const probe = probes.find((each) => each.id === id);
  if (probe === undefined) throw new Error(fix);
  for (const renderer of renderers) expect(await tryProbe(probe, renderer), fix).toBe(verdicts[renderer.id]);
});

const probe: JsonProbe = {
  kind: "json",
  group: "Shapes",
  id: "invented",
  title: "Invented",
  feature: {},
  plain: {},
  shows: [
    { at: [0, 0], is: [255, 0, 0, 255] },
    { at: [1, 0], is: [255, 0, 0, 255] },
  ],
};
/** A picture whose first `count` pixels are red. */
function reds(count: number): Uint8Array {
  const pixels = new Uint8Array(100 * 100 * 4);
  for (let index = 0; index < count; index++) pixels.set([255, 0, 0, 255], index * 4);
  return pixels;
}

test("all places right is a yes, some a partly, none a no", () => {
  expect(judge(probe, reds(2), reds(0))).toBe("yes");
  expect(judge(probe, reds(1), reds(0))).toBe("partly");
  expect(judge(probe, reds(0), reds(0))).toBe("no");
});

test("a probe that passes without its feature proves nothing and is refused", () => {
  expect(() => judge(probe, reds(2), reds(1))).toThrow("proves nothing");
});

test("a painted share is counted inside its box only", () => {
  const check = { box: [0, 0, 10, 1], painted: [0.4, 0.6] } as const;
  expect(holds(check, reds(5))).toBe(true);
  expect(holds(check, reds(9))).toBe(false);
});
