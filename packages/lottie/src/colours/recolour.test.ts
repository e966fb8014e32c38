import { describe, expect, it } from "vitest";
import type { LottieJson } from "../contract.ts";
import { parseAnimation } from "../parse-animation.ts";
import { createRecolourer, paletteOf, recolourJson } from "./recolour.ts";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { realAnimations } from "../testing/corpus.ts";
import { animation, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";

const red = "#ff0000";
const blue = "#0000ff";

/** One layer with a single shape item. */
const withShape = (shape: LottieJson, extra: LottieJson = {}): LottieJson =>
  animation([shapeLayer([shape])], extra);

describe("the colours of a file", () => {
  it.each([
    ["a fill", withShape(rectangle(0, 0, 1, 1, [1, 0, 0])), "fill"],
    ["a fill with opacity", withShape({ ty: "fl", c: fixed([1, 0, 0, 0.5]) }), "fill"],
    ["a stroke", withShape({ ty: "st", c: fixed([1, 0, 0, 1]) }), "stroke"],
    [
      "an animated fill",
      withShape({
        ty: "fl",
        c: {
          a: 1,
          k: [
            { t: 0, s: [1, 0, 0, 1], e: [1, 0, 0, 1] },
            { t: 9, s: [1, 0, 0, 1] },
          ],
        },
      }),
      "fill",
    ],
    ["an old fill of 0 to 255", withShape({ ty: "fl", c: fixed([255, 0, 0, 1]) }), "fill"],
    [
      "a gradient",
      withShape({ ty: "gf", g: { p: 2, k: fixed([0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0.5]) } }),
      "gradient",
    ],
    [
      "an animated gradient",
      withShape({ ty: "gs", g: { p: 1, k: { a: 1, k: [{ t: 0, s: [0, 1, 0, 0] }] } } }),
      "gradient",
    ],
    ["a solid", animation([{ ty: 1, sc: "#FF0000", sw: 1, sh: 1 }]), "solid"],
    ["text", animation([{ ty: 5, t: { d: { k: [{ t: 0, s: { fc: [1, 0, 0] } }] } } }]), "text"],
    [
      "an effect",
      animation([shapeLayer([], { ef: [{ ty: 21, ef: [{ ty: 2, v: fixed([1, 0, 0, 1]) }] }] })]),
      "effect",
    ],
    [
      "a slot",
      withShape({ ty: "fl", c: { sid: "main" } }, { slots: { main: { p: fixed([1, 0, 0]) } } }),
      "fill",
    ],
    [
      "a composition",
      animation([], { assets: [{ id: "c", layers: [shapeLayer([{ ty: "fl", c: fixed([1, 0, 0]) }])] }] }),
      "fill",
    ],
  ])("are found and changed in %s", (_, json, use) => {
    expect(paletteOf(json)).toMatchObject([{ hex: red, uses: [use] }]);
    const changed = recolourJson(json, { [red]: blue });
    expect(paletteOf(changed)).toMatchObject([{ hex: blue, uses: [use] }]);
    expect(recolourJson(changed, { [blue]: red })).toEqual(
      JSON.parse(JSON.stringify(json).replace("#FF0000", red)),
    );
  });

  it("are counted, strongest first", () => {
    const json = animation([
      shapeLayer([
        rectangle(0, 0, 1, 1, [0, 0, 1]),
        rectangle(0, 0, 1, 1, [1, 0, 0]),
        rectangle(0, 0, 1, 1, [0, 0, 1]),
      ]),
    ]);
    expect(paletteOf(json)).toEqual([
      { hex: blue, count: 2, uses: ["fill"] },
      { hex: red, count: 1, uses: ["fill"] },
    ]);
  });

  it("keep their opacity and the places of gradient stops", () => {
    const stops = [0, 1, 0, 0, 0.4, 1, 0, 0, 0, 0.25, 1, 0.5];
    const changed = recolourJson(withShape({ ty: "gf", g: { p: 2, k: fixed(stops) } }), { [red]: blue });
    expect(JSON.stringify(changed)).toContain(JSON.stringify([0, 0, 0, 1, 0.4, 0, 0, 1, 0, 0.25, 1, 0.5]));
  });

  it("go back to the original when nothing is mapped any more", () => {
    const json = withShape(rectangle(0, 0, 1, 1, [1, 0.001, 0]));
    const recolourer = createRecolourer(json);
    expect(recolourer.apply({ [red]: blue })).not.toEqual(json);
    expect(recolourer.apply({})).toEqual(json);
  });

  it("are swapped at once, not one after the other", () => {
    const json = animation([
      shapeLayer([
        rectangle(0, 0, 1, 1, [1, 0, 0]),
        rectangle(0, 0, 1, 1, [0, 0, 1]),
        rectangle(0, 0, 1, 1, [0, 0, 1]),
      ]),
    ]);
    expect(paletteOf(recolourJson(json, { [red]: blue, [blue]: red }))).toMatchObject([
      { hex: red, count: 2 },
      { hex: blue, count: 1 },
    ]);
  });

  it("are left alone when the wanted colour is no colour", () => {
    const json = withShape(rectangle(0, 0, 1, 1, [1, 0, 0]));
    expect(recolourJson(json, { [red]: "url(javascript:1)" })).toEqual(json);
  });

  it("can all be changed to one in every real file", () => {
    for (const { path, bytes } of sampleEvery([...realAnimations()], 0, 5)) {
      const json = parseAnimation(bytes).animations[0]?.json ?? {};
      const mapping = Object.fromEntries(paletteOf(json).map(({ hex }) => [hex, "#123456"]));
      const left = paletteOf(recolourJson(json, mapping)).map(({ hex }) => hex);
      expect(left, path).toEqual(Object.keys(mapping).length > 0 ? ["#123456"] : []);
    }
  });
});
