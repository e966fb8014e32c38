import { sampleEvery } from "../../../../../scripts/test-command/thoroughness.ts";
import { describe, expect, it } from "vitest";
import { red, two } from "../../testing/day-and-night.ts";
import { realAnimations } from "../../testing/corpus.ts";
import {
  animation,
  bytesOf,
  fixed,
  rectangle,
  shapeLayer,
  textLayer,
} from "../../testing/small-animation.ts";
import { inspect, type LottieJson, optimise, UnknownAnimation } from "../../index.ts";

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
    const text = textLayer("Title", { t: "Hello", f: "Bold" });
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
