import { factsOf, parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { afterAll, describe, expect, it } from "vitest";
import type { PreparedAnimation } from "../renderer/contract.ts";
import { createRenderer } from "../renderer/create-renderer.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { pixelsOf } from "../testing/pixels-of.ts";

const renderer = createRenderer({ timeoutInMs: 5_000 });
afterAll(() => renderer.close());

const red = [1, 0, 0];
const blue = [0, 0, 1];
const redBox = rectangle(0, 0, 50, 50, red);
const blueField = rectangle(0, 0, 100, 100, blue);
const still = bytesOf(animation([shapeLayer([redBox])]));
const opaque = bytesOf(animation([shapeLayer([redBox, blueField])]));

async function preparedOf(bytes: Uint8Array): Promise<PreparedAnimation> {
  const prepared = await renderer.prepare(bytes);
  if ("refused" in prepared) throw new Error(prepared.refused.reason);
  return prepared;
}

describe("preparing a file for publication", () => {
  it("makes the four formats, which all hold the same animation", async () => {
    const { files, facts } = await preparedOf(opaque);
    expect(files.json).toEqual(new Uint8Array(opaque));
    for (const bytes of Object.values(files)) expect(factsOf(parseAnimation(bytes))).toEqual(facts);
    expect(files["json-optimised"].length).toBeLessThan(files.json.length);
    expect(files["dotlottie-optimised"].length).toBeLessThan(files.dotlottie.length);
  });

  it("makes a poster, a palette and the background colour", async () => {
    const { poster, palette, isOpaque, facts, features } = await preparedOf(opaque);
    expect((await pixelsOf(poster.bytes)).format).toBe("webp");
    expect([poster.width, poster.height]).toEqual([640, 640]);
    expect(palette.map(({ hex }) => hex)).toEqual(["#0000ff", "#ff0000"]);
    expect(palette[0]?.weight).toBeCloseTo(0.75, 2);
    expect(isOpaque).toBe(true);
    expect(facts.backgroundColour).toBe("#0000ff");
    expect(features).toEqual([]);
  });

  it("keeps themes and state machines of a dotLottie, and the archive as it came", async () => {
    const archive = toDotLottie({
      animations: [{ id: "a", json: animation([shapeLayer([redBox], { nm: "Star" })]) }],
      themes: [{ id: "dark", json: { rules: [] } }],
      stateMachines: [{ id: "m", json: { initial: "s", states: [], interactions: [{ layerName: "Star" }] } }],
      initialStateMachineId: "m",
    });
    const prepared = await preparedOf(archive);
    expect(prepared).toMatchObject({
      themes: ["dark"],
      stateMachines: ["m"],
      features: ["interactive", "themeable", "transparent"],
    });
    expect(prepared.files.dotlottie).toEqual(archive);
    const slim = parseAnimation(prepared.files["dotlottie-optimised"]);
    expect(slim).toMatchObject({ initialStateMachineId: "m", themes: [{ id: "dark" }] });
    expect(JSON.stringify(slim.animations[0]?.json)).toContain('"nm":"Star"');
  });

  it("leaves the caller's bytes usable", async () => {
    const bytes = still.slice();
    await preparedOf(bytes);
    expect(bytes).toEqual(still);
  });

  it("always makes the same", async () => {
    expect(await preparedOf(opaque)).toEqual(await preparedOf(opaque));
  });

  it.each([
    ["a canvas of 10⁹ × 10⁹", bytesOf(animation([shapeLayer([redBox])], { w: 1e9, h: 1e9 })), "bad-canvas"],
    [
      "a hundred thousand layers",
      bytesOf(animation(Array.from({ length: 1e5 }, () => ({ ty: 4 })))),
      "too-many-layers",
    ],
    [
      "an endless frame rate",
      new TextEncoder().encode(JSON.stringify(animation([])).replace('"fr":30', '"fr":1e999')),
      "bad-timing",
    ],
    [
      "half an archive",
      toDotLottie({ animations: [{ id: "a", json: animation([]) }] }).subarray(0, 90),
      "malformed-zip",
    ],
  ])("refuses %s with a reason, and the next file goes through", async (_, bytes, code) => {
    const result = await renderer.prepare(bytes);
    expect(result).toMatchObject({ refused: { code } });
    await expect(preparedOf(still)).resolves.toMatchObject({ palette: [{ hex: "#ff0000", weight: 1 }] });
  });

  it("refuses what breaks the player on one frame in six, says where, and the next file goes through", async () => {
    // Copies below none: ThorVG takes them for a great many.
    const copies = [2, -5, 2].map((s, index) => ({ t: index * 10, s: [s], h: 1 }));
    const repeater = {
      ty: "rp",
      c: { a: 1, k: copies },
      o: fixed(0),
      m: 1,
      tr: { ty: "tr", so: fixed(100) },
    };
    const group = { ty: "gr", it: [redBox, repeater, { ty: "tr" }] };
    const result = await renderer.prepare(bytesOf(animation([shapeLayer([group])])));
    expect(result).toMatchObject({
      refused: { code: "cannot-be-drawn", reason: expect.stringMatching(/on frame 1\d\./) },
    });
    await expect(preparedOf(still)).resolves.toMatchObject({ palette: [{ hex: "#ff0000", weight: 1 }] });
  });

  it("asks nobody for pictures and fonts, says so, and draws no placeholder for them", async () => {
    const picture = { ty: 2, refId: "photo", ind: 2, ip: 0, op: 60, st: 0, ks: shapeLayer([])["ks"] };
    const json = animation([shapeLayer([redBox]), picture], {
      assets: [{ id: "photo", w: 100, h: 100, u: "images/", p: "photo.png", e: 0 }],
      fonts: { list: [{ fName: "Far", fPath: "https://example.com/far.css", origin: 1 }] },
    });
    const prepared = await preparedOf(bytesOf(json));
    expect(prepared.palette).toEqual([{ hex: "#ff0000", weight: 1 }]);
    expect(prepared.diagnostics).toMatchObject([
      { code: "outside-pictures", pointer: "/assets/0", parameters: { count: 1 } },
      { code: "outside-fonts", pointer: "/fonts/list/0", parameters: { count: 1 } },
    ]);
    for (const format of ["json-optimised", "dotlottie-optimised"] as const)
      expect(factsOf(parseAnimation(prepared.files[format]))).toMatchObject({
        outsidePictures: 0,
        outsideFonts: 0,
      });
  });

  it("does not run the programs of a file, and leaves them out of all that is published", async () => {
    const endless = {
      ...shapeLayer([redBox]),
      ks: { r: { a: 0, k: 0, x: "var $bm_rt; while (true) {} $bm_rt = 90;" } },
    };
    const prepared = await preparedOf(bytesOf(animation([endless])));
    expect(prepared.features).toContain("expressions");
    expect(prepared.diagnostics).toMatchObject([{ code: "expressions", pointer: "/layers/0/ks/r/x" }]);
    for (const bytes of Object.values(prepared.files))
      expect(factsOf(parseAnimation(bytes)).hasExpressions).toBe(false);
  });

  it("publishes no program of a second animation, of a theme, or hidden behind a number", async () => {
    const program = "while (true) {}";
    const hidden = animation([], { layers: [0, shapeLayer([redBox], { ks: { r: { x: program } } })] });
    const archive = toDotLottie({
      animations: [
        { id: "a", json: animation([shapeLayer([redBox])]) },
        { id: "b", json: hidden },
      ],
      themes: [{ id: "t", json: { rules: [{ id: "s", type: "Scalar", value: 1, expression: program }] } }],
    });
    for (const bytes of [bytesOf(hidden), archive]) {
      const prepared = await preparedOf(bytes);
      expect(prepared.features).toContain("expressions");
      for (const file of Object.values(prepared.files)) {
        const { animations, themes } = parseAnimation(file);
        expect(JSON.stringify([animations, themes])).not.toContain("while");
      }
    }
  });

  it("refuses what takes too long, and the next file goes through", async () => {
    const hasty = createRenderer({ workers: 1, timeoutInMs: 1 });
    const heavy = animation(
      Array.from({ length: 2_000 }, (_, ind) => shapeLayer([blueField, redBox], { ind })),
    );
    expect(await hasty.prepare(bytesOf(heavy))).toMatchObject({ refused: { code: "takes-too-long" } });
    await expect(
      hasty.renderFrame({ bytes: bytesOf(heavy), frame: 0, width: 9, format: "png" }),
    ).rejects.toMatchObject({ code: "unavailable" });
    await hasty.close();
  });

  it("takes nothing after closing", async () => {
    const closed = createRenderer({ workers: 1 });
    await closed.close();
    await expect(closed.prepare(still)).rejects.toMatchObject({ code: "unavailable" });
  });
});
