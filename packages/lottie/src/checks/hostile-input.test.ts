import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsOf } from "../inspect/facts-of.ts";
import { LottieError, lottieErrorCodes } from "../lottie-error.ts";
import { namesUsedBy, optimiseJson } from "../optimise/optimise-json.ts";
import { parseAnimation } from "../parse-animation.ts";
import { paletteOf, recolourJson } from "../colours/recolour.ts";
import { stripExpressions } from "../optimise/strip-expressions.ts";
import { realAnimations } from "../testing/corpus.ts";
import { bytesOf } from "../testing/small-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { writeJson } from "../convert/to-json.ts";

/** Runs everything there is on the bytes: either all of it works, or the parser refused with a known code. */
function survives(bytes: Uint8Array): void {
  try {
    const parsed = parseAnimation(bytes);
    factsOf(parsed);
    const keepNames = namesUsedBy(parsed);
    const animations = parsed.animations.map((each) => ({
      ...each,
      json: optimiseJson(stripExpressions(each.json), { keepNames }),
    }));
    for (const { json } of animations)
      recolourJson(json, Object.fromEntries(paletteOf(json).map(({ hex }) => [hex, "#ffffff"])));
    parseAnimation(writeJson(parsed));
    toDotLottie({ ...parsed, animations });
  } catch (error) {
    if (!(error instanceof LottieError) || !lottieErrorCodes.includes(error.code)) throw error;
  }
}

const small = [...realAnimations()]
  .filter(({ bytes }) => bytes.length < 12_000)
  .filter((_, index) => index % 4 === 0);
const realFile = fc.constantFrom(...small);

describe("whatever comes in", () => {
  it("random bytes are refused with a known code", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), survives), { numRuns: 300 });
  });

  it("random bytes that begin like an archive are refused with a known code", () => {
    const zipLike = fc
      .uint8Array({ maxLength: 500 })
      .map((rest) => new Uint8Array([0x50, 0x4b, 3, 4, ...rest, 0x50, 0x4b, 5, 6, ...rest.slice(0, 18)]));
    fc.assert(fc.property(zipLike, survives), { numRuns: 300 });
  });

  it("any JSON in the place of an animation's parts crashes nothing", () => {
    const parts = fc.record({
      w: fc.oneof(fc.constant(100), fc.jsonValue()),
      h: fc.constant(100),
      fr: fc.constant(30),
      ip: fc.constant(0),
      op: fc.constant(60),
      layers: fc.oneof(
        fc.array(fc.jsonValue()),
        fc.array(
          fc.record({
            ty: fc.integer({ min: 0, max: 6 }),
            ks: fc.jsonValue(),
            shapes: fc.jsonValue(),
            t: fc.jsonValue(),
            ef: fc.jsonValue(),
          }),
        ),
      ),
      assets: fc.jsonValue(),
      markers: fc.jsonValue(),
      slots: fc.jsonValue(),
      fonts: fc.jsonValue(),
    });
    fc.assert(
      fc.property(parts, (json) => survives(bytesOf(json))),
      { numRuns: 400 },
    );
  });

  it("bytes of real files changed, cut or doubled crash nothing", () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 });
    const mutate = fc.tuple(realFile, changes, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean());
    fc.assert(
      fc.property(mutate, ([{ bytes }, edits, share, cut]) => {
        const copy = bytes.slice(0, cut ? Math.floor(bytes.length * share) : bytes.length);
        for (const [at, value] of edits) if (copy.length > 0) copy[at % copy.length] = value;
        survives(copy);
      }),
      { numRuns: 200 },
    );
  });

  it("real files with one value replaced by another kind crash nothing", () => {
    const odd = fc.constantFrom<unknown>(
      null,
      true,
      -1,
      1e308,
      "",
      "text",
      [],
      {},
      [[]],
      [{}],
      { k: [{ t: 0 }] },
      { a: 1, k: null },
    );
    fc.assert(
      fc.property(realFile, fc.nat(), odd, ({ bytes }, position, value) => {
        let first: unknown;
        try {
          first = parseAnimation(bytes).animations[0]?.json;
        } catch {
          return;
        }
        let index = 0;
        const total = JSON.stringify(first).split(":").length;
        const changed = JSON.stringify(first, (_, each: unknown) =>
          index++ === position % total ? value : each,
        );
        if (changed !== undefined) survives(new TextEncoder().encode(changed));
      }),
      { numRuns: 300 },
    );
  });

  it("changes something in most of its mutations, so that the properties above mean something", () => {
    expect(small.length).toBeGreaterThan(5);
    expect(() => survives(small[0]?.bytes ?? new Uint8Array())).not.toThrow();
  });
});
