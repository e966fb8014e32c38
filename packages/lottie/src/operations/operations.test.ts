import * as fc from "fast-check";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { withoutLineage } from "../lineage/lineage.ts";
import { describe, expect, it } from "vitest";
import { faultsOfOptimising } from "../testing/faults-of-optimising.ts";
import { realAnimations } from "../testing/corpus.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import {
  convert,
  inspect,
  type LottieJson,
  type OperationControl,
  optimise,
  optimiserPasses,
  optimiseJson,
  type Outcome,
  parseAnimation,
  recolour,
  type Source,
  toDotLottie,
  UnknownAnimation,
  validate,
} from "../index.ts";

const red = rectangle(0, 0, 10, 10, [1, 0, 0]);
const json = animation([shapeLayer([red])], { markers: [{ cm: "loop", tm: 0, dr: 10 }] });
const two = toDotLottie({
  animations: [
    { id: "day", json },
    { id: "night", json: animation([shapeLayer([rectangle(0, 0, 10, 10, [0, 0, 1])], { nm: "Moon" })]) },
  ],
  themes: [{ id: "dark", json: { rules: [{ id: "a", type: "Color", value: [0, 0, 0] }] } }],
  stateMachines: [
    {
      id: "m",
      json: { initial: "on", states: [{ name: "on" }, { name: "off" }], inputs: [], interactions: [] },
    },
  ],
});

const operations: {
  [name: string]: (source: Source, control: OperationControl) => Promise<Outcome<unknown>>;
} = {
  convert: (source, control) => convert(source, {}, control),
  inspect: (source, control) => inspect(source, {}, control),
  optimise: (source, control) => optimise(source, {}, control),
  recolour: (source, control) => recolour(source, { mapping: { "#ff0000": "#00ff00" } }, control),
  validate: (source, control) => validate(source, {}, control),
};

describe.each(Object.entries(operations))("%s", (_, operation) => {
  it("takes bytes or what was read from them, with the same result, and changes neither", async () => {
    const bytes = two.slice();
    const parsed = parseAnimation(two);
    const before = structuredClone(parsed);
    expect((await operation(parsed, {})).result).toEqual((await operation(bytes, {})).result);
    expect(parsed).toEqual(before);
    expect(bytes).toEqual(two);
  });

  it("can be given up, before and in between, and tells how far it is", async () => {
    const reason = new Error("given up");
    await expect(operation(two, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const onProgress = (share: number): void => {
      if (share > 0) controller.abort(reason);
    };
    await expect(operation(two, { signal: controller.signal, onProgress })).rejects.toBe(reason);
    const shares: number[] = [];
    await operation(two, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });
});

describe("an optimised file", () => {
  it("is never larger, the same the second time, and its report adds up", async () => {
    const small = [...realAnimations()].filter(({ bytes }) => bytes.length < 30_000).slice(0, 15);
    expect(await faultsOfOptimising([...sampleEvery(small, 0, 3)])).toEqual([]);
  });

  it("is what its passes make of it one after the other, and each says what it took off", async () => {
    const named = animation([
      shapeLayer([red], { hd: true }),
      shapeLayer([red], { ks: { r: fixed(1.23456789) } }),
    ]);
    const { result, report } = await optimise(bytesOf(named));
    expect(new TextDecoder().decode(result)).toBe(JSON.stringify(optimiseJson(named)));
    expect(report.passes.map(({ name }) => name)).toEqual([...optimiserPasses, "images"]);
    let before = bytesOf(named).length;
    for (const { bytesBefore, bytesAfter, changes } of report.passes) {
      expect(bytesBefore).toBe(before);
      expect(changes > 0 ? bytesAfter < bytesBefore : bytesAfter === bytesBefore).toBe(true);
      before = bytesAfter;
    }
    expect(report.passes.find(({ name }) => name === "unused")?.changes).toBe(1);
  });

  it("keeps what a pass would have taken that is switched off", async () => {
    const { result } = await optimise(bytesOf(json), { passes: { names: false } });
    expect(new TextDecoder().decode(result)).toContain('"nm":"Box"');
  });

  it("calls an animation that had no name as briefly as can be, and others as before", async () => {
    const idsOf = async (source: Uint8Array): Promise<string[]> =>
      parseAnimation((await optimise(source, { format: "dotlottie" })).result).animations.map(({ id }) => id);
    expect(await idsOf(bytesOf(json))).toEqual(["a"]);
    expect(await idsOf(two)).toEqual(["day", "night"]);
  });
});

describe("what is told of a file", () => {
  it("is that of the animation that is asked for", async () => {
    const { result } = await inspect(two, { animationId: "night" });
    expect(result).toMatchObject({
      animationIds: ["day", "night"],
      animationId: "night",
      palette: [{ hex: "#0000ff", share: 1 }],
      layers: [
        { pointer: "/layers/0", name: "Moon", type: "shape", shows: { shapes: 1, colours: ["#0000ff"] } },
      ],
      themes: [{ id: "dark", rules: 1 }],
      stateMachines: [{ id: "m", states: ["on", "off"], initial: "on" }],
    });
    await expect(inspect(two, { animationId: "dusk" })).rejects.toThrow(UnknownAnimation);
  });

  it("takes shapes of types that every object has for none", async () => {
    const odd = ["__proto__", "constructor", "toString"].map((ty) => ({ ty, c: { a: 0, k: [1, 0, 0] } }));
    const file = bytesOf(animation([shapeLayer(odd)]));
    const { layers, palette } = (await inspect(file, { sampledFrames: 2 })).result;
    expect([layers[0]?.shows, palette]).toEqual([{ shapes: 0, kinds: {}, colours: [] }, []]);
    expect((await optimise(file)).report.format).toBe("json");
  });

  it("counts nothing inside a layer that shows a composition and names none", async () => {
    const nameless = animation([{ ty: 0, ip: 0, op: 60, st: 0, ks: {} }]);
    const { complexity, cost } = (await inspect(bytesOf(nameless))).result;
    expect([complexity.drawnLayers, cost.basis]).toEqual([1, "counts"]);
  });

  it("names its parts with their sizes, fonts, pictures, slots, programs and what it costs", async () => {
    const text = {
      ty: 5,
      nm: "Title",
      ks: {},
      ip: 0,
      op: 60,
      t: { d: { k: [{ t: 0, s: { t: "Hello", f: "Bold" } }] }, a: [] },
    };
    const rich = animation(
      [
        text,
        { ty: 2, refId: "photo", ks: {}, ip: 0, op: 60 },
        { ty: 0, refId: "inner", ks: { o: fixed(50) }, ip: 0, op: 60 },
        { ty: 0, refId: "inner", ks: {}, ip: 0, op: 60, tt: 1 },
        shapeLayer([{ ...red, it: [{ ty: "fl", c: { sid: "brand" } }] }], {
          ks: { r: { a: 0, k: 0, x: "time" } },
        }),
      ],
      {
        assets: [
          { id: "photo", w: 4, h: 3, u: "", p: "data:image/png;base64,AAAA", e: 1 },
          { id: "inner", layers: [shapeLayer([red]), shapeLayer([red])] },
        ],
        fonts: { list: [{ fName: "Bold", fFamily: "Inter", fStyle: "Bold" }] },
        slots: { brand: { p: { a: 0, k: [1, 0, 0, 1] } } },
      },
    );
    const { result, report } = await inspect(bytesOf(rich));
    expect(result).toMatchObject({
      fonts: [{ name: "Bold", family: "Inter", source: "device", glyphs: 0 }],
      images: [{ id: "photo", width: 4, height: 3, type: "png", source: "embedded", bytes: 3, uses: 1 }],
      slots: [{ id: "brand", type: "colour", uses: 1 }],
      expressions: [{ pointer: "/layers/4/ks/r/x", length: 4 }],
      complexity: { drawnLayers: 9, paths: 4, mattes: 1, offscreenPasses: 2 },
    });
    expect(result.layers[0]).toMatchObject({ type: "text", shows: { text: "Hello" } });
    expect(result.layers.map(({ composition }) => composition)).toEqual([
      null,
      null,
      null,
      null,
      null,
      "inner",
      "inner",
    ]);
    expect(result.features.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["images", "text", "precompositions", "mattes", "expressions", "slots"]),
    );
    expect(result.size.parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(bytesOf(rich).length);
    expect(report.diagnostics).toMatchObject([{ code: "expressions", pointer: "/layers/4/ks/r/x" }]);
  });

  it("says who draws what is used, parts of features too", async () => {
    const feathered = shapeLayer([red], {
      masksProperties: [{ mode: "a", pt: fixed({}), o: fixed(100), f: fixed([5, 5]) }],
    });
    const { features } = (await inspect(bytesOf(animation([feathered])))).result;
    expect(features.map(({ name }) => name)).toEqual(["masks", "mask-feather"]);
    const supports = features[1]?.supports ?? [];
    expect(supports).toContainEqual(
      expect.objectContaining({ target: "ios", support: "no", evidence: "documented" }),
    );
    expect(supports).toContainEqual(expect.objectContaining({ target: "thorvg", evidence: "probed" }));
    for (const { source } of supports) expect(source).not.toBe("");
  });

  it("shares the canvas out over the colours, where frames are looked at", async () => {
    const quarter = rectangle(25, 25, 50, 50, [0, 0, 1]);
    const rest = rectangle(0, 50, 100, 50, [1, 0, 0]);
    const bytes = bytesOf(animation([shapeLayer([quarter]), shapeLayer([rest])]));
    const shares = async (sampledFrames: number) =>
      (await inspect(bytes, { sampledFrames })).result.palette.map(({ hex, areaShare }) => [hex, areaShare]);
    expect(await shares(0)).toEqual([
      ["#0000ff", null],
      ["#ff0000", null],
    ]);
    const [blue, all] = await shares(2);
    expect([blue?.[0], all?.[0]]).toEqual(["#0000ff", "#ff0000"]);
    expect(blue?.[1]).toBeCloseTo(1 / 3);
    expect(all?.[1]).toBeCloseTo(2 / 3);
    await expect(inspect(bytes, { sampledFrames: 101 })).rejects.toThrow(RangeError);
  });

  it("takes more of the processor for what is drawn aside, and less for what is shown half the time", async () => {
    const cost = async (...layers: LottieJson[]) =>
      (await inspect(bytesOf(animation(layers)))).result.cost.millisecondsPerFrame;
    const many = Array.from({ length: 50 }, () => red);
    const whole = await cost(shapeLayer(many));
    expect(await cost(shapeLayer(many, { op: 30 }))).toBeLessThan(whole);
    expect(await cost(shapeLayer(many, { bm: 1 }))).toBeGreaterThan(whole);
    expect(await cost(shapeLayer(many, { hd: true }))).toBeLessThan(whole);
  });

  it("says what messengers would refuse as a sticker", async () => {
    const stickers = async (more: LottieJson) =>
      (await inspect(bytesOf(animation([shapeLayer([red])], more)))).result.stickers;
    const [telegram, whatsapp] = await stickers({ w: 512, h: 512 });
    expect(telegram).toMatchObject({ profile: "telegram", broken: [], unknown: ["bytes"] });
    expect(whatsapp).toMatchObject({ profile: "whatsapp", broken: [], rules: { format: "webp" } });
    const broken = await stickers({ w: 512, h: 256, op: 60 * 20, fr: 25 });
    expect(broken.map((each) => each.broken)).toEqual([
      ["canvas", "duration", "frame-rate"],
      ["canvas", "duration"],
    ]);
  });

  it("can be told of real files", async () => {
    for (const { bytes } of sampleEvery([...realAnimations()], 0, 10)) {
      const { result } = await inspect(bytes);
      expect(result.layers).toHaveLength(result.facts.layerCount);
    }
  });
});

describe("converting", () => {
  it("tells what a Lottie JSON has no place for, and packs one animation of several", async () => {
    const { result, report } = await convert(two, { format: "json", animationId: "night" });
    expect(parseAnimation(result).animations[0]?.json).toEqual(parseAnimation(two).animations[1]?.json);
    expect(report.leftOut).toEqual({ animations: ["day"], themes: ["dark"], stateMachines: ["m"] });
    const packed = await convert(two, { format: "dotlottie", animationId: "night" });
    expect(parseAnimation(packed.result).animations.map(({ id }) => id)).toEqual(["night"]);
  });
});

describe("recolouring", () => {
  it("back and forth gives the colours of before, for any two colours", async () => {
    const hexes = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    await fc.assert(
      fc.asyncProperty(hexes, async (hex) => {
        const there = await recolour(bytesOf(json), { mapping: { "#f00": hex } });
        expect(there.report).toMatchObject({ changes: 1, notFound: [] });
        const back = await recolour(there.result, { mapping: { [hex]: "#ff0000" } });
        expect(withoutLineage(back.result).animations[0]?.json).toEqual(json);
      }),
      { numRuns: 30 },
    );
  });

  it("keeps to the uses and layers that are named, and says which colours are nowhere", async () => {
    const both = animation([shapeLayer([red], { nm: "A" }), shapeLayer([red], { nm: "B" })]);
    const { result, report } = await recolour(bytesOf(both), {
      mapping: { "#ff0000": "#00ff00", "#123456": "#000000" },
      layers: ["B"],
    });
    expect(report).toMatchObject({ changes: 1, notFound: ["#123456"], layersNotFound: [] });
    const nowhere = await recolour(bytesOf(both), { mapping: { "#f00": "#0f0" }, layers: ["C"] });
    expect(nowhere.report).toMatchObject({ changes: 0, notFound: [], layersNotFound: ["C"] });
    const { result: inspected } = await inspect(result);
    expect(inspected.layers.map(({ shows }) => shows.colours)).toEqual([["#ff0000"], ["#00ff00"]]);
    const strokes = await recolour(bytesOf(both), { mapping: { "#ff0000": "#00ff00" }, uses: ["stroke"] });
    expect(strokes.report.changes).toBe(0);
    await expect(recolour(two, { mapping: { red: "#fff" } })).rejects.toThrow(/no colour/);
  });
});

describe("validating", () => {
  it("says why a file is refused instead of throwing", async () => {
    expect((await validate(new TextEncoder().encode("{"))).result).toMatchObject({
      isPlayable: false,
      refusal: { code: "malformed-json" },
    });
    expect((await validate(two)).result).toEqual({
      isPlayable: true,
      format: "dotlottie",
      animationIds: ["day", "night"],
    });
  });
});
