import { describe, expect, it } from "vitest";
import { applyTheme } from "../../colours/apply-theme.ts";
import { coloursOf, json, moving } from "../../testing/coloured-animation.ts";
import { animation, bytesOf, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { jsonOf, writtenAgain } from "../../testing/written-again.ts";
import { extractTheme } from "./extract-theme.ts";

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
    const again = await writtenAgain(result);
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
    const again = await writtenAgain(result);
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
