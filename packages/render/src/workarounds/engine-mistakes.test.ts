import {
  boxOf,
  createSceneEvaluator,
  type DrawingMistake,
  drawingMistakes,
  findDrawingMistakes,
  type LottieJson,
} from "@zoetrope/lottie";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  box,
  document,
  drawing,
  fill,
  layer,
  moving,
  outline,
  type Part,
  path,
  place,
  redSquare,
  square,
  still,
} from "../../../../scripts/supported-features/build.ts";
import type { ProbeRenderer } from "../../../../scripts/supported-features/renderers/renderer.ts";
import { openSkottie } from "../../../../scripts/supported-features/renderers/skottie.ts";
import { openThorvg } from "../../../../scripts/supported-features/renderers/thorvg.ts";
import { pictureError } from "../testing/picture-error.ts";
import { applyWorkarounds } from "./apply-workarounds.ts";

let thorvg: ProbeRenderer;
let skottie: ProbeRenderer;
beforeAll(async () => {
  thorvg = await openThorvg();
  skottie = openSkottie();
});
afterAll(async () => {
  await thorvg.close();
});

const merge = (mode: number): Part => ({ ty: "mm", mm: mode });
const mask = (more: Part): Part => ({
  mode: "a",
  inv: false,
  pt: still(square(20, 20, 60, 60)),
  o: still(100),
  x: still(0),
  ...more,
});
const masked = (...masks: Part[]): LottieJson =>
  document([layer(redSquare, { hasMask: true, masksProperties: masks })]);
const solid = (opacity: number): LottieJson =>
  document([
    {
      ty: 1,
      sc: "#ff0000",
      sw: 60,
      sh: 80,
      ip: 0,
      op: 10,
      st: 0,
      ks: place({ o: still(opacity), r: still(10) }),
    },
  ]);
const repeater = (endOpacity: number): Part => ({
  ty: "rp",
  c: still(3),
  o: still(0),
  m: 1,
  tr: {
    ty: "tr",
    ...place({ p: still([30, 0]), a: still([0, 0]), s: still([100, 100]) }),
    so: still(100),
    eo: still(endOpacity),
  },
});
const circle: Part = { ty: "el", p: still([60, 50]), s: still([40, 40]) };
const leaf = path(
  outline(
    [
      [20, 50],
      [60, 50],
    ],
    true,
    [
      [10, -40],
      [-10, 40],
    ],
    [
      [10, 40],
      [-10, -40],
    ],
  ),
);
const travelling: Part = { ...circle, p: moving([20, 50], [90, 50]) };
const differs = 1;
const same = 0.35;

interface Shown {
  mistake: DrawingMistake;
  feature: LottieJson;
  plain: LottieJson;
  frame?: number;
  isCorrected?: boolean;
}

const pair = [box(40, 50, 40), box(60, 50, 30)];
const shown: { [name: string]: Shown } = {
  ...Object.fromEntries(
    [3, 4, 5].flatMap((mode): [string, Shown][] => [
      [
        `boxes merged by mode ${mode}`,
        {
          mistake: "mergePaths",
          feature: drawing(...pair, merge(mode), fill()),
          plain: drawing(...pair, merge(1), fill()),
          isCorrected: true,
        },
      ],
      [
        `curves merged by mode ${mode}`,
        {
          mistake: "mergePaths",
          feature: drawing(leaf, circle, merge(mode), fill()),
          plain: drawing(leaf, circle, fill()),
          isCorrected: true,
        },
      ],
      [
        `moving curves merged by mode ${mode}`,
        {
          mistake: "mergePaths",
          feature: drawing(box(50, 50, 50), travelling, merge(mode), fill()),
          plain: drawing(box(50, 50, 50), travelling, fill()),
          frame: 6,
          isCorrected: true,
        },
      ],
    ]),
  ),
  "a mask inside out": {
    mistake: "maskInversion",
    feature: masked(mask({ inv: true })),
    plain: masked(mask({})),
    isCorrected: true,
  },
  "a later mask inside out": {
    mistake: "maskInversion",
    feature: masked(mask({ pt: still(square(30, 30, 50, 70)) }), mask({ mode: "i", inv: true })),
    plain: masked(mask({}), mask({ mode: "i" })),
    isCorrected: true,
  },
  "a half-transparent solid": {
    mistake: "solidOpacity",
    feature: solid(50),
    plain: solid(100),
    isCorrected: true,
  },
  "a mask with soft edges": {
    mistake: "maskFeather",
    feature: masked(mask({ f: still([20, 20]) })),
    plain: masked(mask({})),
  },
  "a mask that is made wider": {
    mistake: "maskExpansion",
    feature: masked(mask({ x: still(10) })),
    plain: masked(mask({})),
  },
  "a fill with a blend mode": {
    mistake: "fillBlend",
    feature: drawing(box(50, 50, 60), fill([0, 0, 1], { bm: 1 }), box(50, 50, 60), fill([1, 1, 0])),
    plain: drawing(box(50, 50, 60), fill([0, 0, 1])),
  },
  "copies that fade": {
    mistake: "repeaterOpacity",
    feature: drawing(box(20, 50, 14), fill(), repeater(0)),
    plain: drawing(box(20, 50, 14), fill(), repeater(100)),
  },
};

describe.each(Object.entries(shown))(
  "%s",
  (_, { mistake, feature, plain, frame = 0, isCorrected = false }) => {
    const draw = async (renderer: ProbeRenderer, json: LottieJson): Promise<Uint8Array> =>
      new Uint8Array((await renderer.draw(json, frame)) ?? []);

    it("is drawn by ThorVG in another way than by Skottie, which draws the plain one the same", async () => {
      expect(pictureError(await draw(thorvg, feature), await draw(skottie, feature))).toBeGreaterThan(
        differs,
      );
      expect(pictureError(await draw(thorvg, plain), await draw(skottie, plain))).toBeLessThan(same);
    });

    it(isCorrected ? "is corrected" : "is told", async () => {
      expect([...findDrawingMistakes(feature).keys()]).toEqual([mistake]);
      expect(findDrawingMistakes(plain).size).toBe(0);
      const { json, diagnostics } = await applyWorkarounds(feature, { file: null, animationId: "a" });
      if (!isCorrected) {
        expect(diagnostics).toEqual([
          expect.objectContaining({ code: "drawn-otherwise", parameters: { feature: mistake, count: 1 } }),
        ]);
        expect(json).toBe(feature);
        return;
      }
      expect(diagnostics).toEqual([]);
      expect(pictureError(await draw(thorvg, json), await draw(skottie, feature))).toBeLessThan(same);
    });
  },
);

it("components of their own easing are drawn with the first, and that is told", async () => {
  const even = { x: [0.1, 0.1, 0.1], y: [0.1, 0.1, 0.1] };
  const scale = (o: Part): Part => ({
    a: 1,
    k: [
      { t: 0, s: [10, 10, 100], o, i: even },
      { t: 10, s: [200, 200, 100] },
    ],
  });
  const grown = (o: Part): LottieJson =>
    document([
      layer(redSquare, { ks: place({ p: still([50, 50, 0]), a: still([50, 50, 0]), s: scale(o) }) }),
    ]);
  const feature = grown({ x: [0.9, 0.1, 0.1], y: [0.1, 0.1, 0.1] });
  const [shownLayer] = createSceneEvaluator(feature).sceneAt(4).layers;
  const meant = shownLayer === undefined ? null : boxOf(shownLayer);
  const meantRatio = ((meant?.right ?? 0) - (meant?.left ?? 0)) / ((meant?.bottom ?? 0) - (meant?.top ?? 0));
  const drawn = (await thorvg.draw(feature, 4)) ?? new Uint8Array();
  const painted = (along: (at: number) => number): number =>
    Array.from({ length: 100 }, (__, at) => drawn[along(at) * 4 + 3] ?? 0).filter((opacity) => opacity > 127)
      .length;
  const ratio = painted((x) => 50 * 100 + x) / painted((y) => y * 100 + 50);
  expect(meantRatio).toBeLessThan(0.7);
  expect(ratio).toBeGreaterThan(0.9);
  expect([...findDrawingMistakes(feature).keys()]).toEqual(["easing"]);
  expect(findDrawingMistakes(grown(even)).size).toBe(0);
});

it("every mistake that is looked for has been shown here", () => {
  const known = new Set([...Object.values(shown).map(({ mistake }) => mistake), "easing"]);
  expect([...known].toSorted()).toEqual(drawingMistakes.toSorted());
});

describe("merged paths that cannot be said exactly", () => {
  const mistakesOf = async (json: LottieJson): Promise<unknown> => {
    const { json: corrected, diagnostics } = await applyWorkarounds(json, { file: null, animationId: "a" });
    expect(corrected).toEqual(json);
    return diagnostics.map(({ parameters, pointer }) => [parameters["feature"], pointer]);
  };

  it("stay, because something is painted or changed before", async () => {
    const trimmed: Part = { ty: "tm", s: still(0), e: still(50), o: still(0), m: 1 };
    const at = "/layers/0/shapes/0/it";
    expect(await mistakesOf(drawing(...pair, fill(), merge(3), fill()))).toEqual([["mergePaths", `${at}/3`]]);
    expect(await mistakesOf(drawing(...pair, trimmed, merge(3), fill()))).toEqual([
      ["mergePaths", `${at}/3`],
    ]);
  });

  it("stay, because they move too long", async () => {
    const long: Part = { ...circle, p: moving([20, 50], [90, 50], {}, 100_000_000) };
    expect(await mistakesOf(drawing(box(50, 50, 50), long, merge(3), fill()))).toHaveLength(1);
  });
});
