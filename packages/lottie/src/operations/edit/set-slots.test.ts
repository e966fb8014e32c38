import { describe, expect, it } from "vitest";
import { coloursOf, json } from "../../testing/coloured-animation.ts";
import { animation, bytesOf, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { jsonOf, writtenAgain } from "../../testing/written-again.ts";
import { extractTheme } from "./extract-theme.ts";
import { setSlots } from "./set-slots.ts";

describe("setting slots", () => {
  it("changes what they fill, whatever fits them, and says what is not there", async () => {
    const slotted = (await extractTheme(bytesOf(json))).result;
    const { result, report } = await setSlots(slotted, {
      values: { "colour-ffffff": "#00ff00", nothing: 1 },
    });
    expect(report.notFound).toEqual(["nothing"]);
    expect(coloursOf(jsonOf(await writtenAgain(result)))).toContain("#00ff00");
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
    const { slots, layers } = jsonOf(await writtenAgain(result));
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
