import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultParseLimits } from "../checks/parse-limits.ts";
import { parseAnimation } from "../parse-animation.ts";
import {
  group,
  square,
  fill,
  moving,
  repeater,
  still,
  made,
  featuresOf,
  expectSame,
} from "../testing/portable-parts.ts";
import { animation, bytesOf, fixed, shapeLayer } from "../testing/small-animation.ts";

describe("a repeater", () => {
  const numbers = (min: number, max: number) => fc.integer({ min, max });
  const points = fc.tuple(numbers(-40, 40), numbers(-40, 40)).map(([x, y]) => [x, y]);
  const maybeMoving = (values: fc.Arbitrary<number[]>) =>
    fc.oneof(
      values.map((value) => fixed(value)),
      fc.tuple(values, values).map(([from, to]) => moving(from, to)),
    );
  const opacities = maybeMoving(numbers(0, 100).map((value) => [value]));

  it("becomes a group for each copy, which are painted as the copies were", async () => {
    await fc.assert(
      fc.asyncProperty(
        numbers(0, 6),
        numbers(-2, 3),
        fc.constantFrom(1, 2),
        maybeMoving(points),
        points,
        fc.tuple(numbers(50, 150), numbers(50, 150)),
        maybeMoving(numbers(-90, 90).map((value) => [value])),
        opacities,
        opacities,
        async (count, offset, m, p, a, s, r, so, eo) => {
          const isTurning = "a" in r && r.a === 1;
          const scale = isTurning ? [s[0], s[0]] : s;
          const more = { c: fixed(count), o: fixed(offset), m };
          const json = still(square, fill(), repeater(more, { p, a: fixed(a), s: fixed(scale), r, so, eo }));
          const { json: after, report } = await made(json, "ios");
          expect(featuresOf(report.rewritten)).toEqual(["repeaters"]);
          expect(JSON.stringify(after)).not.toContain('"rp"');
          expectSame(json, after);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("whose count, offset and scale move is worked out for whole frames", async () => {
    for (const [more, tr] of [
      [{ c: moving([0], [5]) }, {}],
      [{ o: moving([0], [3]) }, { r: fixed(20) }],
      [{}, { s: moving([100, 100], [60, 60]), a: moving([0, 0], [10, 4]) }],
    ] as const) {
      const json = still(square, fill(), repeater(more, tr));
      const { json: after, report } = await made(json, "ios");
      expect(report.rewritten.map(({ parameters }) => parameters["exactness"])).toEqual(["frames"]);
      expectSame(json, after);
    }
  });

  it("of a repeater, and one whose copies are filled further down, are painted the same", async () => {
    for (const json of [
      still(square, repeater(), fill(), repeater({}, { p: fixed([0, 20]), eo: fixed(20) })),
      still(group(square, fill()), square, repeater(), {
        ty: "st",
        c: fixed([0, 0, 0, 1]),
        o: fixed(100),
        w: fixed(2),
      }),
    ])
      expectSame(json, (await made(json, "ios")).json);
  });

  it("stays, and is named, where its values are slots, where that is too much, and where it is drawn", async () => {
    const slotted = still(square, fill(), repeater({ c: { sid: "count", a: 0, k: 3 } }));
    const many = still(...Array.from({ length: 30 }, () => square), fill(), repeater({ c: fixed(1900) }));
    for (const json of [slotted, many]) {
      const { report } = await made(json, "ios", "android");
      expect(report.left).toContainEqual(
        expect.objectContaining({
          code: "target-left",
          parameters: { feature: "repeaters", support: "partly", targets: "ios" },
        }),
      );
    }
    const drawn = still(square, fill(), repeater());
    const { json, report } = await made(drawn, "android", "web-svg");
    expect(report).toMatchObject({ changes: 0, rewritten: [], left: [] });
    expect(json).toEqual(parseAnimation(bytesOf(drawn)).animations[0]?.json);
  });

  it("stays where the file would be nested deeper than files may be, and the file can be read again", async () => {
    let nested = group(square, fill(), repeater());
    const { maxDepth } = defaultParseLimits;
    // A group is a list and an object; the innermost shape has a transform with a property and its value.
    while (JSON.stringify(nested).split('"it"').length * 2 < maxDepth - 6) nested = group(nested);
    const json = animation([shapeLayer([nested])]);
    const { json: after, report } = await made(json, "ios");
    expect(featuresOf(report.left)).toEqual(["repeaters"]);
    expect(parseAnimation(bytesOf(after)).animations).toHaveLength(1);
    const flatter = await made(animation([shapeLayer([group(group(square, fill(), repeater()))])]), "ios");
    expect(flatter.report.left).toEqual([]);
  });
});
