import { describe, expect, it } from "vitest";
import type { LottieJson } from "../contract.ts";
import { asObject, objectsIn } from "../json/json-values.ts";
import { namesUsedBy, optimiseJson } from "./optimise-json.ts";
import { parseAnimation } from "../parse-animation.ts";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { realAnimations } from "../testing/corpus.ts";
import { animation, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";

const box = rectangle(0, 0, 10, 10, [1, 0, 0]);
const namesIn = (json: LottieJson): string[] => JSON.stringify(json).match(/"nm":"[^"]*"/g) ?? [];
const layersOf = (json: LottieJson): LottieJson[] => objectsIn(json["layers"]);

describe("an optimised animation", () => {
  it("loses the names that editors show, and its markers keep theirs", () => {
    const json = animation([shapeLayer([box])], { markers: [{ cm: "loop", tm: 0, dr: 10 }] });
    const slim = optimiseJson(json);
    expect(namesIn(json)).not.toEqual([]);
    expect(namesIn(slim)).toEqual([]);
    expect(slim["markers"]).toEqual(json["markers"]);
  });

  it("keeps the names that a state machine watches", () => {
    const stateMachines = [
      { id: "m", name: null, json: { interactions: [{ type: "Click", layerName: "Star" }] } },
    ];
    const json = animation([shapeLayer([box], { nm: "Star" }), shapeLayer([box], { nm: "Sky" })]);
    expect(namesIn(optimiseJson(json, { keepNames: namesUsedBy({ stateMachines }) }))).toEqual([
      '"nm":"Star"',
    ]);
  });

  it("keeps every name and layer when there are expressions, which look them up", () => {
    const json = animation([
      shapeLayer([box], { ks: { r: { a: 0, k: 0, x: "var $bm_rt = thisComp.layer('Box').index" } } }),
      shapeLayer([box], { nm: "Hidden", hd: true }),
    ]);
    expect(namesIn(optimiseJson(json))).toEqual(namesIn(json));
    expect(layersOf(optimiseJson(json))).toHaveLength(2);
  });

  it("drops hidden layers, but not parents, mattes or layers that a state machine names", () => {
    const json = animation([
      shapeLayer([box], { ind: 1, hd: true, nm: "gone" }),
      shapeLayer([box], { ind: 2, hd: true }),
      shapeLayer([box], { ind: 3, parent: 2 }),
      shapeLayer([box], { ind: 4, hd: true, td: 1 }),
      shapeLayer([box], { ind: 5, tt: 1 }),
      shapeLayer([box], { ind: 6, hd: true, nm: "watched" }),
    ]);
    expect(layersOf(optimiseJson(json, { keepNames: new Set(["watched"]) })).map(({ ind }) => ind)).toEqual([
      2, 3, 4, 5, 6,
    ]);
  });

  it("keeps what pages style by in SVG: class and id of layers and shapes", () => {
    const json = animation([shapeLayer([{ ...box, ln: "box", cl: "warm" }], { ln: "layer", cl: "cold" })]);
    const text = JSON.stringify(optimiseJson(json));
    for (const kept of ['"ln":"box"', '"cl":"warm"', '"ln":"layer"', '"cl":"cold"'])
      expect(text).toContain(kept);
  });

  it("keeps the usual blend mode only where something blends", () => {
    const usual = shapeLayer([box], { bm: 0 });
    expect(JSON.stringify(optimiseJson(animation([usual])))).not.toContain('"bm"');
    const [first] = layersOf(optimiseJson(animation([usual, shapeLayer([box], { bm: 3 })])));
    expect(first).toMatchObject({ bm: 0 });
  });

  it("names dashes, since lottie-web plays nothing where two have the same name or none", () => {
    const dash = (n: string) => ({ n, v: fixed(1.23456789) });
    const stroke = { ty: "st", d: [dash("d"), { ...dash("g"), nm: "gap" }, dash("o")] };
    const text = JSON.stringify(optimiseJson(animation([shapeLayer([stroke])])));
    expect(text.match(/"nm":"[^"]*"/g)).toEqual(['"nm":"0"', '"nm":"1"', '"nm":"2"']);
    // A line that begins where it ends is nothing, or a dot: that is not to change.
    expect(text.match(/1\.23456789/g)).toHaveLength(3);
  });

  it("keeps times to the last digit, and rounds what moves between them", () => {
    const moving = { a: 1, k: [{ t: 10.0000012, s: [1.23456789], h: 1 }] };
    const layer = shapeLayer([box], {
      ip: 0.00000031,
      op: 29.9999991,
      st: 0.3333333333,
      sr: 1.2345678901,
      tm: { a: 0, k: 0.123456789 },
      ks: { r: moving },
    });
    const [slim] = layersOf(optimiseJson(animation([layer])));
    expect(slim).toMatchObject({
      ip: 0.00000031,
      op: 29.9999991,
      st: 0.3333333333,
      sr: 1.2345678901,
      tm: { a: 0, k: 0.123456789 },
      ks: { r: { k: [{ t: 10.0000012, s: [1.23457] }] } },
    });
  });

  it("keeps assets that are called by numbers, by two layers of one name, or by a letter", () => {
    const assets = [
      { id: 7, layers: [] },
      { id: "twice", layers: [], w: 1 },
      { id: "twice", layers: [], w: 2 },
      { id: "glyph", layers: [] },
      { id: 8, layers: [] },
    ];
    const json = animation(
      [shapeLayer([], { ty: 0, refId: "7" }), shapeLayer([], { ty: 0, refId: "twice" })],
      { assets, chars: [{ ch: "A", t: 1, data: { refId: "glyph" } }] },
    );
    expect(objectsIn(optimiseJson(json)["assets"]).map(({ id }) => id)).toEqual([
      7,
      "twice",
      "twice",
      "glyph",
    ]);
  });

  it("drops assets that nothing shows, also when only a dropped layer showed them", () => {
    const assets = [
      { id: "used", layers: [shapeLayer([], { ty: 2, refId: "inner" })] },
      { id: "inner", p: "a.png" },
      { id: "hidden", layers: [] },
      { id: "themed", p: "b.png", sid: "photo" },
    ];
    const json = animation(
      [shapeLayer([], { ty: 0, refId: "used" }), shapeLayer([], { ty: 0, refId: "hidden", hd: true })],
      { assets },
    );
    expect(objectsIn(optimiseJson(json)["assets"]).map(({ id }) => id)).toEqual(["used", "inner", "themed"]);
  });

  it("rounds what is drawn, not the canvas, the timing or the slots", () => {
    const json = animation([shapeLayer([rectangle(1.23456789, 0, 10, 10, [0.123456789, 0, 0])])], {
      fr: 29.9700012207031,
      w: 100.123456,
      slots: { colour: { p: fixed([0.123456789, 0, 0]) } },
    });
    const slim = optimiseJson(json);
    expect(slim).toMatchObject({ fr: 29.9700012207031, w: 100.123456, slots: json["slots"] });
    expect(JSON.stringify(layersOf(slim))).toContain("6.23457");
    expect(JSON.stringify(layersOf(slim))).toContain("[0.1235,0,0]");
  });

  it("rounds finer where a layer is enlarged a thousand times", () => {
    const large = { ks: { a: fixed([0, 0]), p: fixed([0, 0]), s: fixed([100_000, 100_000]) } };
    const json = animation([shapeLayer([rectangle(0.0123456, 0, 0.02, 0.02, [1, 0, 0])], large)]);
    expect(JSON.stringify(optimiseJson(json))).toContain("0.0223456");
  });

  it("is smaller and keeps what plays, for real files", () => {
    let before = 0;
    let after = 0;
    for (const { bytes } of sampleEvery([...realAnimations()], 0, 5)) {
      if (bytes.length > 150_000) continue;
      const json = parseAnimation(bytes).animations[0]?.json ?? {};
      const slim = optimiseJson(json);
      before += JSON.stringify(json).length;
      after += JSON.stringify(slim).length;
      expect(slim).toMatchObject({
        w: json["w"],
        h: json["h"],
        fr: json["fr"],
        ip: json["ip"],
        op: json["op"],
      });
      expect(JSON.stringify(optimiseJson(slim))).toBe(JSON.stringify(slim));
    }
    expect(after / before).toBeLessThan(0.9);
  });

  it("leaves the original alone", () => {
    const json = animation([shapeLayer([box])]);
    const copy = structuredClone(json);
    optimiseJson(json);
    expect(json).toEqual(copy);
    expect(asObject(json)).not.toBeNull();
  });
});
