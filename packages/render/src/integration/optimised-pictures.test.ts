import { type LottieJson, optimise, parseAnimation, pictureErrorOf } from "@zoetrope/lottie";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { openDrawingCore } from "../node.ts";
import { openFrames } from "../drawing/open-frames.ts";

let renderer: { name: string; openFrames: ReturnType<typeof openFrames> };
beforeAll(async () => {
  renderer = { name: "ThorVG", openFrames: openFrames(await openDrawingCore()) };
});

const draw = async (bytes: Uint8Array, frame: number): Promise<Uint8Array> => {
  const parsed = parseAnimation(bytes);
  return (await renderer.openFrames(parsed, parsed.animations[0]?.id ?? "", 512)).draw(frame);
};

const number = fc.double({ min: -20, max: 120, noNaN: true });
const point = fc.tuple(number, number);
const handle = fc.record({
  x: fc.constantFrom([0.167], [0.4], [0.833]),
  y: fc.constantFrom([0], [0.5], [0.833]),
});
const moving = (value: fc.Arbitrary<number[]>): fc.Arbitrary<LottieJson> =>
  fc.tuple(value, value, value, handle, handle).map(([first, second, third, i, o]) => ({
    a: 1,
    k: [
      { t: 0, s: first, i, o },
      { t: 3, s: second, i, o },
      { t: 7, s: third },
    ],
  }));
const outline = fc.array(fc.tuple(point, point, point), { minLength: 3, maxLength: 8 }).map((list) => ({
  c: true,
  v: [...list, list[0] ?? []].map(([v]) => v),
  i: [...list.map(([, i]) => i.map((each) => each / 9)), [0, 0]],
  o: [...list.map(([, , o]) => o.map((each) => each / 9)), [0, 0]],
}));
const documents = fc
  .tuple(outline, moving(point), moving(number.map((each) => [each])), fc.tuple(number, number))
  .map(([path, p, r, [x, y]]) =>
    animation(
      [
        shapeLayer(
          [
            {
              ty: "gr",
              it: [
                { ty: "sh", ks: fixed(path) },
                { ty: "fl", c: fixed([0.123456, 0.5, 0.75, 1]), o: fixed(87.654321) },
                { ty: "tr", p: fixed([x, y]), a: fixed([0, 0]), s: fixed([73.33333, 100]), r, o: fixed(100) },
              ],
            },
          ],
          { op: 8, ks: { p, o: fixed(100) } },
        ),
        shapeLayer([rectangle(x, y, 30.123456, 20.98765, [1, 0, 0, 1])], { ind: 2, op: 8 }),
      ],
      { op: 8 },
    ),
  );

describe("optimising where somebody looks", () => {
  it("makes any animation no larger, keeps every frame within the bound, and leaves nothing for a second time", async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.constantFrom("json", "dotlottie"), async (json, format) => {
        const bytes = bytesOf(json);
        const { result, report } = await optimise(bytes, { renderers: [renderer], format: format as "json" });
        if (format === "json") expect(result.length).toBeLessThan(bytes.length);
        expect(report.compared).toMatchObject({ frames: 8, isAll: true, unsteady: [] });
        for (const frame of [0, 2, 5, 7]) {
          const error = pictureErrorOf(await draw(bytes, frame), await draw(result, frame), frame);
          expect(error.max).toBeLessThanOrEqual(4);
          expect(error.mean).toBeLessThanOrEqual(0.1);
        }
        expect((await optimise(result, { renderers: [renderer] })).result).toEqual(result);
      }),
      { numRuns: 12 },
    );
  });

  it("takes back what shows, says so, and goes further where more may show", { tags: "long" }, async () => {
    const dots = Array.from({ length: 30 }, (_, index) =>
      rectangle(index * 3.2179, index * 2.6543, 7.654321, 3.456789, [index / 30, 0, 1]),
    );
    const bytes = bytesOf(animation([shapeLayer(dots)]));
    const within = async (max: number) =>
      await optimise(bytes, { renderers: [renderer], bound: { max, mean: 1 } });
    const [none, usual, much] = [await within(0), await within(4), await within(40)];
    expect(none.report.compared?.error.max).toBe(0);
    expect(none.result.length).toBeGreaterThan(usual.result.length);
    expect(usual.result.length).toBeGreaterThan(much.result.length);
    expect(usual.report.passes.map(({ name }) => name)).toContain("precision");
  });

  it("goes further where a browser looks as well", { tags: "long" }, async () => {
    const dots = Array.from({ length: 9 }, (_, index) =>
      rectangle(index * 9.2179, 10.6543, 7.654321, 3.456789, [1, 0, 0]),
    );
    const bytes = bytesOf(animation([shapeLayer(dots)]));
    const unseen = await optimise(bytes, { renderers: [renderer] });
    const seen = await optimise(bytes, {
      renderers: [renderer, { ...renderer, name: "browser", isBrowser: true }],
    });
    expect(seen.result.length).toBeLessThan(unseen.result.length);
    // What one has settled is not the end for the other.
    expect(
      (await optimise(unseen.result, { renderers: [{ ...renderer, isBrowser: true }] })).result.length,
    ).toBeLessThan(unseen.result.length);
  });

  it("takes nothing on trust from who draws it differently each time", async () => {
    let drawn = 0;
    const unsteady = {
      name: "unsteady",
      openFrames: () => ({ width: 1, height: 1, draw: () => Uint8Array.of(0, 0, 0, (drawn++ * 100) % 256) }),
    };
    const bytes = bytesOf(animation([shapeLayer([rectangle(0.123456, 0, 9, 9, [1, 0, 0])])]));
    const { result, report } = await optimise(bytes, { renderers: [unsteady] });
    expect(report.compared).toMatchObject({ unsteady: ["unsteady"], frames: 0 });
    expect(new TextDecoder().decode(result)).toContain("4.623456");
    expect(result.length).toBeLessThan(bytes.length);
  });

  it("can be given up between two frames", async () => {
    const controller = new AbortController();
    const reason = new Error("given up");
    let drawn = 0;
    const counting = {
      name: "counting",
      openFrames: () => ({
        width: 1,
        height: 1,
        draw: () => {
          if (++drawn === 12) controller.abort(reason);
          return new Uint8Array(4);
        },
      }),
    };
    const bytes = bytesOf(animation([shapeLayer([rectangle(0, 0, 9.87654, 9, [1, 0, 0])])]));
    await expect(optimise(bytes, { renderers: [counting] }, { signal: controller.signal })).rejects.toBe(
      reason,
    );
    expect(drawn).toBeLessThan(60);
  });
});
