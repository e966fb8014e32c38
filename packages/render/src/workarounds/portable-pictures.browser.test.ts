import { type LottieJson, portable, targets } from "@zoetrope/lottie";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  blue,
  box,
  document,
  drawing,
  fill,
  layer,
  line,
  moving,
  type Part,
  place,
  redSquare,
  square,
  still,
  stroke,
  white,
} from "../../../../scripts/supported-features/build.ts";
import { openLottieWeb } from "../../../../scripts/supported-features/renderers/lottie-web.ts";
import type { ProbeRenderer } from "../../../../scripts/supported-features/renderers/renderer.ts";
import { openSkottie } from "../../../../scripts/supported-features/renderers/skottie.ts";
import { openThorvg } from "../../../../scripts/supported-features/renderers/thorvg.ts";
import { pictureError } from "../testing/picture-error.ts";
import { openBooleans } from "./boolean-paths.ts";

let renderers: { [id in ProbeRenderer["id"]]: ProbeRenderer };
beforeAll(async () => {
  renderers = { thorvg: await openThorvg(), skottie: openSkottie(), "lottie-web": await openLottieWeb() };
});
afterAll(async () => {
  for (const each of Object.values(renderers)) await each.close();
});

const repeater = (copies: number, more: Part = {}): Part => ({
  ty: "rp",
  c: still(copies),
  o: still(0),
  m: 1,
  tr: {
    ty: "tr",
    ...place({ p: still([22, 6]), a: still([20, 50]), s: still([100, 100]) }),
    so: still(100),
    eo: still(100),
    ...more,
  },
});
const dot = box(20, 50, [16, 10]);
const pair = [box(40, 50, 40), box(60, 50, 30)];
const merge = (mode: number): Part => ({ ty: "mm", mm: mode });
const effect = (ty: number, ...values: unknown[]): Part => ({
  ty,
  en: 1,
  nm: "Effect",
  ix: 1,
  np: values.length + 2,
  ef: values.map((value, index) => ({
    ty: Array.isArray(value) ? 2 : 0,
    ix: index + 1,
    nm: String(index),
    v: still(value),
  })),
});
const withEffect = (items: Part[], ef: Part): LottieJson => document([layer(items, { ef: [ef] })]);
const star: Part = {
  ty: "sr",
  sy: 1,
  d: 1,
  p: still([50, 50]),
  pt: still(5),
  or: moving([30], [45]),
  ir: still(16),
  os: still(0),
  is: still(0),
  r: still(12),
};
const linear = { o: { x: 0, y: 0 }, i: { x: 1, y: 1 } };
const path = {
  a: 1,
  k: [
    { t: 0, s: [20, 20, 0], to: [40, 0, 0], ti: [0, -40, 0], o: { x: [0], y: [0] }, i: { x: [1], y: [1] } },
    { t: 10, s: [80, 80, 0] },
  ],
};

interface Case {
  json: LottieJson;
  /** Those that draw it as meant before anything is done to it; the first is what the others are held against. */
  right: readonly [ProbeRenderer["id"], ...ProbeRenderer["id"][]];
  frame?: number;
}
const all = ["thorvg", "skottie", "lottie-web"] as const;
const cases: { [name: string]: Case } = {
  "a repeater": { json: drawing(dot, fill(), repeater(4)), right: all },
  "a repeater that turns and shrinks": {
    json: drawing(dot, fill(), repeater(5, { r: still(25), s: still([85, 85]) })),
    right: all,
  },
  "a repeater whose copies fade": {
    json: drawing(dot, fill(), repeater(4, { eo: still(20) })),
    right: ["lottie-web"],
  },
  "a repeater that moves": {
    json: drawing(dot, fill(), repeater(4, { p: moving([4, 0], [24, 8]), r: moving([0], [30]) })),
    right: all,
    frame: 6,
  },
  "a repeater of lines that are painted further down": {
    json: drawing(line([10, 20], [30, 20]), repeater(3), stroke(4)),
    right: ["thorvg", "lottie-web"],
  },
  ...Object.fromEntries(
    [2, 3, 4, 5].map((mode): [string, Case] => [
      `paths merged by mode ${mode}`,
      { json: drawing(...pair, merge(mode), fill()), right: ["skottie"] },
    ]),
  ),
  "paths that are one, merged again": {
    json: drawing(...pair, merge(1), merge(4), fill()),
    right: all,
  },
  "paths merged twice": {
    json: drawing(...pair, merge(5), box(50, 50, [80, 12]), merge(3), fill()),
    right: ["skottie"],
  },
  "a star that goes down, in an old file": {
    json: drawing(
      { ...star, p: { a: 1, k: [{ t: 0, s: [50, 20], e: [50, 60], ...linear }, { t: 10 }] } },
      fill(),
    ),
    right: all,
    frame: 5,
  },
  "a fill as effect": {
    json: withEffect(redSquare, effect(21, 0, 0, [...blue, 1], 0, 0, 0, 0.5)),
    right: all,
  },
  "a tint": {
    json: withEffect([box(50, 50, 40), fill(white)], effect(20, [...blue, 1], [1, 0, 0, 1], 100)),
    right: all,
  },
  "a star that moves": { json: drawing(star, fill()), right: all, frame: 4 },
  "a solid": {
    json: document([
      { ty: 1, sc: "#ff0000", sw: 60, sh: 40, ip: 0, op: 10, st: 0, ks: place({ r: still(10) }) },
    ]),
    right: all,
  },
  "a layer that looks where it goes": {
    json: document([layer([box(0, 0, [30, 8]), fill()], { ao: 1, ks: place({ p: path }) })]),
    right: ["skottie", "lottie-web"],
    frame: 5,
  },
  "a mask turned inside out": {
    json: document([
      layer(redSquare, {
        hasMask: true,
        masksProperties: [
          { mode: "a", inv: true, pt: still(square(20, 20, 60, 60)), o: still(100), x: still(0) },
        ],
      }),
    ]),
    right: ["skottie"],
  },
};

const same = 0.35;
/** Two renderers round edges in different ways. */
const alike = 1.5;

describe.each(Object.entries(cases))("%s", (_, { json, right, frame = 0 }) => {
  it("looks the same once it is portable, in three renderers", async () => {
    const source = new TextEncoder().encode(JSON.stringify(json));
    const { result, report } = await portable(source, { targets, openBooleans });
    expect(report.rewritten.length).toBeGreaterThan(0);
    const after = result.animations[0]?.json ?? {};
    const draw = async (renderer: ProbeRenderer, of: LottieJson): Promise<Uint8Array> =>
      Uint8Array.from((await renderer.draw(of, frame)) ?? []);
    const meant = await draw(renderers[right[0]], json);
    expect(meant.some((value) => value > 0)).toBe(true);
    for (const id of all) {
      const drawn = await draw(renderers[id], after);
      expect(pictureError(drawn, meant), `${id}, beside ${right[0]} before`).toBeLessThan(alike);
      if (right.includes(id))
        expect(pictureError(drawn, await draw(renderers[id], json)), `${id}, before and after`).toBeLessThan(
          same,
        );
    }
  });
});
