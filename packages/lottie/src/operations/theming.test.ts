import { describe, expect, it } from "vitest";
import { applyTheme } from "../colours/apply-theme.ts";
import { paletteOf } from "../colours/recolour.ts";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { convert, extractTheme, inspect, reducedMotion, replaceImage, setSlots } from "./index.ts";

const moving = {
  a: 1,
  k: [
    { t: 0, s: [1, 0, 0] },
    { t: 30, s: [0, 0, 1] },
  ],
};
const json = animation([
  shapeLayer([
    rectangle(0, 0, 10, 10, [1, 1, 1]),
    rectangle(5, 5, 10, 10, [1, 1, 1]),
    rectangle(0, 0, 9, 9, [0.2, 0, 0]),
  ]),
  shapeLayer([{ ty: "fl", c: moving, o: fixed(100) }], { nm: "Moving" }),
]);
const written = async (parsed: ParsedAnimation): Promise<ParsedAnimation> =>
  parseAnimation((await convert(parsed, { format: parsed.format })).result);
const jsonOf = ({ animations }: ParsedAnimation): LottieJson => animations[0]?.json ?? {};
const coloursOf = (document: LottieJson) => paletteOf(document).map(({ hex }) => hex);

describe("making themes of the colours of a file", () => {
  it("gives a slot to each still colour, and a light and a dark theme that players can set", async () => {
    const { result, report } = await extractTheme(bytesOf(json));
    expect(report.slots).toEqual([
      { id: "colour-ffffff", hex: "#ffffff", hexes: ["#ffffff"], uses: 2, kind: "colour" },
      { id: "colour-330000", hex: "#330000", hexes: ["#330000"], uses: 1, kind: "colour" },
      {
        id: "moving-ff0000",
        hex: "#ff0000",
        hexes: ["#ff0000", "#0000ff"],
        uses: 1,
        kind: "moving-colour",
      },
    ]);
    expect(report).toMatchObject({ changes: 4, notSlotted: 0 });
    const again = await written(result);
    expect(again.diagnostics).toEqual([]);
    expect(again.themes.map(({ id }) => id)).toEqual(["light", "dark"]);
    const [light, dark] = again.themes.map((theme) => applyTheme(jsonOf(again), theme.json));
    expect(coloursOf(light ?? {}).toSorted()).toEqual(coloursOf(json).toSorted());
    expect(coloursOf(dark ?? {})).toEqual(expect.arrayContaining(["#000000", "#ffcccc"]));
  });

  it("takes gradients, solids and what moves along, and counts what stays", async () => {
    const gradient = (k: unknown) => ({
      ty: "gf",
      g: { p: 2, k: fixed(k) },
      s: fixed([0, 0]),
      e: fixed([9, 9]),
      t: 1,
    });
    const rich = animation([
      shapeLayer([gradient([0, 1, 1, 1, 1, 0.2, 0, 0]), gradient([0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0.5])]),
      { ty: 1, sc: "#ffffff", sw: 100, sh: 100, ks: {}, ip: 0, op: 60, st: 0 },
      { ty: 5, ks: {}, ip: 0, op: 60, t: { d: { k: [{ t: 0, s: { t: "a", s: 9, fc: [1, 0, 0] } }] } } },
      shapeLayer([{ ty: "fl", c: moving, o: fixed(100) }]),
    ]);
    const { result, report } = await extractTheme(bytesOf(rich));
    expect(report.slots.map(({ kind }) => kind).toSorted()).toEqual([
      "colour",
      "gradient",
      "gradient",
      "moving-colour",
    ]);
    expect(report.notSlotted).toBe(1);
    const again = await written(result);
    const [light, dark] = again.themes.map((theme) => applyTheme(jsonOf(again), theme.json));
    expect(coloursOf(light ?? {}).toSorted()).toEqual(coloursOf(rich).toSorted());
    // White and black, red and blue, and the dark red of the gradient, turned round; the text stays.
    expect(coloursOf(dark ?? {}).toSorted()).toEqual(
      ["#000000", "#0000ff", "#ff0000", "#ffcccc", "#ffffff"].toSorted(),
    );
    const opacities = JSON.stringify(again.themes[1]?.json).match(/"color":\[[^\]]*,0\.5\]/);
    expect(opacities).not.toBeNull();
  });

  it("makes themes of the slots that a file has already as well", async () => {
    const own = await extractTheme(bytesOf(json));
    const [kept] = own.result.animations;
    const withoutThemes = { ...own.result, themes: [], animations: kept ? [kept] : [] };
    const { result, report } = await extractTheme(withoutThemes);
    expect(report.slots.map(({ id, uses }) => [id, uses])).toEqual([
      ["colour-ffffff", 2],
      ["colour-330000", 1],
      ["moving-ff0000", 1],
    ]);
    expect(report).toMatchObject({ changes: 0, notSlotted: 0 });
    expect(result.themes).toEqual(own.result.themes);
  });

  it("leaves what a theme of the same id sets already", async () => {
    const once = (await extractTheme(bytesOf(json))).result;
    const rule = { id: "colour-ffffff", type: "Color", value: [0, 1, 0] };
    const size = { id: "size", type: "Scalar", value: 3 };
    const themes = once.themes.map((theme) =>
      theme.id === "dark" ? { ...theme, name: "Night", json: { rules: [size, rule] } } : theme,
    );
    const { result } = await extractTheme({ ...once, themes });
    const dark = result.themes.find(({ id }) => id === "dark");
    expect(dark?.name).toBe("Night");
    expect(dark?.json).toMatchObject({
      rules: [size, rule, { id: "colour-330000" }, { id: "moving-ff0000", keyframes: [{}, {}] }],
    });
  });

  it("counts colours of a slot that the file does not have, and of one within a colour", async () => {
    const lost = animation([
      shapeLayer([
        { ty: "fl", c: { sid: "lost", a: 0, k: [1, 0, 0] }, o: fixed(100) },
        { ty: "fl", c: { a: 0, k: { sid: "lost" } }, o: fixed(100) },
      ]),
    ]);
    const { result, report } = await extractTheme(bytesOf(lost));
    expect(report).toMatchObject({ slots: [], notSlotted: 2 });
    expect(result.themes).toEqual([]);
  });

  it("twice changes nothing more, and a file without colours stays as it is", async () => {
    const once = (await extractTheme(bytesOf(json))).result;
    expect((await extractTheme(once)).report.changes).toBe(0);
    const plain = await extractTheme(bytesOf(animation([])));
    expect(plain.result.themes).toEqual([]);
  });
});

describe("setting slots", () => {
  it("changes what they fill, whatever fits them, and says what is not there", async () => {
    const slotted = (await extractTheme(bytesOf(json))).result;
    const { result, report } = await setSlots(slotted, {
      values: { "colour-ffffff": "#00ff00", nothing: 1 },
    });
    expect(report.notFound).toEqual(["nothing"]);
    expect(coloursOf(jsonOf(await written(result)))).toContain("#00ff00");
    expect(coloursOf(jsonOf(result))).not.toContain("#ffffff");
  });

  it("changes stops and keyframes one by one, and leaves where and when they are", async () => {
    const gradient = {
      ty: "gf",
      g: { p: 2, k: fixed([0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0.5]) },
      s: fixed([0, 0]),
      e: fixed([9, 9]),
      t: 1,
    };
    const older = {
      a: 1,
      k: [
        { t: 0, s: [1, 0, 0, 1], e: [0, 0, 1, 1] },
        { t: 30, s: [0, 0, 1, 1] },
      ],
    };
    const rich = animation([shapeLayer([gradient, { ty: "fl", c: older, o: fixed(100) }])]);
    const slotted = (await extractTheme(bytesOf(rich))).result;
    const values = { "gradient-ffffff": [null, "#00ff00"], "moving-ff0000": ["#ffffff", "#00ffff"] };
    const { result } = await setSlots(slotted, { values });
    const { slots, layers } = jsonOf(await written(result));
    const stops = { p: 2, k: { a: 0, k: [0, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0.5] } };
    const keyframes = [
      { t: 0, s: [1, 1, 1, 1], e: [0, 1, 1, 1] },
      { t: 30, s: [0, 1, 1, 1] },
    ];
    expect(slots).toMatchObject({
      "gradient-ffffff": { p: stops },
      "moving-ff0000": { p: { k: keyframes } },
    });
    expect(layers).toMatchObject([{ shapes: [{ g: stops }, { c: { a: 1, k: keyframes } }] }]);
    for (const value of [["#ffffff"], ["#ffffff", "green"], ["#ffffff", null, null]])
      await expect(setSlots(slotted, { values: { "moving-ff0000": value } })).rejects.toThrow(RangeError);
  });

  it.each([[5], [[1, 2]], ["green"]])("refuses %j for a colour", async (value) => {
    const slotted = (await extractTheme(bytesOf(json))).result;
    await expect(setSlots(slotted, { values: { "colour-ffffff": value } })).rejects.toThrow(RangeError);
  });
});

describe("less motion", () => {
  const late = animation([
    shapeLayer([rectangle(0, 0, 80, 80, [1, 0, 0])], {
      ks: {
        o: {
          a: 1,
          k: [
            { t: 0, s: [0] },
            { t: 30, s: [100] },
            { t: 59, s: [0] },
          ],
        },
      },
    }),
  ]);

  it("is a marker of a frame that shows much, and a state of a dotLottie that stands still", async () => {
    const { result, report } = await reducedMotion((await convert(bytesOf(late))).result);
    expect(report.frames).toEqual([{ animationId: "animation", frame: 29 }]);
    const again = (await inspect(await written(result))).result;
    expect(again.facts.markers).toEqual([{ name: "reduced motion", frame: 29, durationInFrames: 1 }]);
    expect(again.stateMachines).toMatchObject([{ id: "reduced-motion", initial: "still" }]);
  });

  it("can be any frame, said once however often", async () => {
    const once = (await reducedMotion(bytesOf(late), { frame: 3 })).result;
    const twice = (await reducedMotion(once, { frame: 7 })).result;
    expect((await inspect(twice)).result.facts.markers).toMatchObject([{ frame: 7 }]);
    const same = await reducedMotion(twice, { frame: 7 });
    expect(same.report.changes).toBe(0);
    expect((await inspect(same.result)).result.lineage).toHaveLength(2);
    await expect(reducedMotion(once, { frame: 60 })).rejects.toThrow(/no frame 60/);
  });
});

describe("another picture", () => {
  const png = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 3,
  ]);
  const pictured = animation([{ ty: 2, refId: "photo", ip: 0, op: 60, st: 0, ks: {} }], {
    assets: [{ id: "photo", w: 40, h: 30, p: "missing.png", u: "images/", e: 0 }],
  });

  it("stands where the old one stood, at its size, and inside the file", async () => {
    const { result, report } = await replaceImage(bytesOf(pictured), { imageId: "photo", picture: png });
    expect(report.isFound).toBe(true);
    const [image] = (await inspect(await written(result))).result.images;
    expect(image).toMatchObject({ id: "photo", width: 40, height: 30, type: "png", source: "embedded" });
  });

  it("is refused where it is none, and not found where there is no such image", async () => {
    await expect(replaceImage(bytesOf(pictured), { imageId: "photo", picture: bytesOf({}) })).rejects.toThrow(
      /no PNG/,
    );
    const { report } = await replaceImage(bytesOf(pictured), { imageId: "other", picture: png });
    expect(report.isFound).toBe(false);
  });
});
