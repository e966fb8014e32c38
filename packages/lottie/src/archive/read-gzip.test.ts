import { gunzipSync, gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LottieError, type LottieErrorCode } from "../lottie-error.ts";
import { convert, inspect, toDotLottie } from "../index.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "../testing/small-animation.ts";

const good = animation([shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])])]);
const sticker = { ...good, tgs: 1, w: 512, h: 512, fr: 60, ip: 0, op: 180 };
const packed = (json: object): Uint8Array => new Uint8Array(gzipSync(bytesOf(json)));

function refusalOf(bytes: Uint8Array): LottieErrorCode | null {
  try {
    parseAnimation(bytes);
    return null;
  } catch (error) {
    if (error instanceof LottieError) return error.code;
    throw error;
  }
}

describe("an animation packed with gzip", () => {
  it("is read as the JSON that it holds", () => {
    const parsed = parseAnimation(packed(good));
    expect(parsed.format).toBe("json");
    expect(parsed.animations[0]?.json).toEqual(good);
  });

  it("is refused where it is cut off or damaged, wherever that is", () => {
    const whole = packed(good);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: whole.length - 1 }), (length) => {
        expect(refusalOf(whole.subarray(0, length))).toBe("malformed-gzip");
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const damaged = whole.slice();
          damaged[at] = (damaged[at] ?? 0) ^ by;
          // Some bits of the tables describe codes that nothing uses.
          if (refusalOf(damaged) === null)
            expect(parseAnimation(damaged).animations).toEqual(parseAnimation(whole).animations);
        },
      ),
    );
  });

  it("is refused where it unpacks to far more than animations do", () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(41_000_000, " "), { level: 9 }));
    expect(bomb.length).toBeLessThan(50_000);
    expect(refusalOf(bomb)).toBe("zip-bomb");
  });
});

describe("a sticker of Telegram", () => {
  it("that keeps to the rules has nothing to be said of", () => {
    expect(parseAnimation(packed(sticker)).diagnostics).toEqual([]);
  });

  it("is told which rules it breaks, and where", () => {
    const broken = {
      ...sticker,
      w: 100,
      fr: 25,
      layers: [{ ...shapeLayer([{ ty: "rp", c: { a: 0, k: 2 } }]), ef: [{ ty: 25 }] }],
    };
    const found = parseAnimation(packed(broken)).diagnostics;
    expect(found.map(({ code, pointer, parameters }) => [code, pointer, parameters["feature"]])).toEqual([
      ["telegram-canvas", "/w", undefined],
      ["telegram-frame-rate", "/fr", undefined],
      ["telegram-duration", "/op", undefined],
      ["telegram-feature", "/layers/0", "effects"],
      ["telegram-feature", "/layers/0/shapes/0", "repeaters"],
    ]);
  });

  it("may be 64 KB large when it is packed", () => {
    const noise = Array.from({ length: 12_500 }, (_, index) => Math.sin(index * index).toString(36));
    const large = parseAnimation(packed({ ...sticker, meta: { noise } })).diagnostics;
    expect(large.map(({ code }) => code)).toEqual(["telegram-size"]);
  });

  it("is what is packed as one or says to be one", () => {
    const codes = (bytes: Uint8Array) => parseAnimation(bytes).diagnostics.map(({ code }) => code);
    expect(codes(packed({ ...sticker, tgs: 0, w: 100 }))).toEqual(["telegram-unmarked", "telegram-canvas"]);
    expect(codes(bytesOf({ ...sticker, w: 100 }))).toEqual(["telegram-canvas"]);
    expect(codes(bytesOf({ ...sticker, tgs: 0, w: 100 }))).toEqual([]);
  });

  it("is written with what it has to say of itself, the same bytes each time, and read by others", async () => {
    const { result, report } = await convert(bytesOf({ ...sticker, tgs: 0 }), { format: "tgs" });
    expect(report).toMatchObject({ format: "tgs", refused: [] });
    expect(JSON.parse(gunzipSync(result).toString())).toEqual({ ...sticker, tgs: 1 });
    expect(parseAnimation(result).diagnostics).toEqual([]);
    expect((await convert(result, { format: "tgs" })).result).toEqual(result);
    expect((await inspect(result)).result.stickers[0]).toMatchObject({ broken: [], unknown: [] });
  });

  it("says what is refused all the same, its size with it, and what has no place in it", async () => {
    const noise = Array.from({ length: 12_500 }, (_, index) => Math.sin(index * index).toString(36));
    const large = await convert(bytesOf({ ...sticker, h: 100, meta: { noise } }), { format: "tgs" });
    expect(large.report.refused.map(({ code }) => code)).toEqual(["telegram-canvas", "telegram-size"]);
    const file = toDotLottie({
      animations: [{ id: "a", json: sticker }],
      themes: [{ id: "dark", json: { rules: [] } }],
    });
    expect((await convert(file, { format: "tgs" })).report.leftOut.themes).toEqual(["dark"]);
  });
});
