import { describe, expect, it } from "vitest";
import { factsOf } from "./inspect/facts-of.ts";
import { LottieError } from "./lottie-error.ts";
import { parseAnimation } from "./parse-animation.ts";
import type { ParseLimits } from "./checks/parse-limits.ts";
import { brokenFiles, hasCorpus, realAnimations } from "./testing/corpus.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "./testing/small-animation.ts";

const layer = shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])]);
const good = animation([layer]);

const nested = (depth: number): Uint8Array =>
  new TextEncoder().encode(`{"layers":${"[".repeat(depth)}${"]".repeat(depth)}}`);

/** A layer that shows a composition. */
const use = (refId: string) => ({ ty: 0, refId, ip: 0, op: 60, st: 0, ks: {}, w: 100, h: 100 });

function refusalOf(bytes: Uint8Array, limits: Partial<ParseLimits> = {}): LottieError {
  try {
    parseAnimation(bytes, limits);
  } catch (error) {
    if (error instanceof LottieError) return error;
    throw error;
  }
  throw new Error("the file was taken");
}

describe("files that people have", () => {
  it("takes every real file of the collections and knows its size and length", () => {
    const refused: string[] = [];
    let count = 0;
    for (const { path, bytes } of realAnimations()) {
      count++;
      try {
        const facts = factsOf(parseAnimation(bytes));
        if (!(facts.width > 0 && facts.durationInSeconds > 0)) refused.push(`${path}: no size or length`);
      } catch (error) {
        refused.push(`${path}: ${String(error)}`);
      }
    }
    expect(refused).toEqual([]);
    expect(count).toBeGreaterThan(90);
  });

  it.skipIf(!hasCorpus)("refuses or reports every broken file, with words and a code", () => {
    const silent: string[] = [];
    for (const { path, bytes } of brokenFiles()) {
      try {
        if (parseAnimation(bytes).diagnostics.length === 0) silent.push(path);
      } catch (error) {
        if (!(error instanceof LottieError) || error.message.length < 20)
          silent.push(`${path}: ${String(error)}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it("reads files with a byte order mark, in UTF-8 and in UTF-16", () => {
    const text = JSON.stringify(good);
    const littleEndian = new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
    const bigEndian = new Uint8Array(Buffer.from(littleEndian).swap16());
    for (const bytes of [new TextEncoder().encode(`\ufeff${text}`), littleEndian, bigEndian]) {
      expect(parseAnimation(bytes).animations[0]?.json).toEqual(good);
    }
  });

  it("takes numbers written as text, and says so", () => {
    const bytes = bytesOf({ ...good, w: "100", fr: "30" });
    const parsed = parseAnimation(bytes);
    expect(factsOf(parsed)).toMatchObject({ width: 100, frameRate: 30 });
    expect(parsed.diagnostics).toMatchObject([
      { code: "number-as-text", severity: "warning", pointer: "/w", parameters: { member: "w" } },
      { code: "number-as-text", pointer: "/fr" },
    ]);
    const text = new TextDecoder().decode(bytes);
    expect(parsed.diagnostics.map(({ byteOffset }) => text.slice(byteOffset ?? 0).slice(0, 4))).toEqual([
      '"100',
      '"30"',
    ]);
  });

  it("warns of assets that are missing", () => {
    const json = animation([{ ...layer, ty: 0, refId: "gone" }]);
    expect(parseAnimation(bytesOf(json)).diagnostics).toMatchObject([
      { code: "missing-assets", pointer: "/layers/0/refId", parameters: { count: 1, first: "gone" } },
    ]);
  });
});

describe("files that are something else", () => {
  it.each([
    ["empty", new Uint8Array(), "empty"],
    ["a PNG", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "unknown-format"],
    ["an SVG", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), "unknown-format"],
    ["a web page", new TextEncoder().encode("<!doctype html><p>404"), "unknown-format"],
    ["a list", bytesOf([1, 2]), "not-an-animation"],
    ["a number", bytesOf(5), "unknown-format"],
    ["notes", new TextEncoder().encode("\n# To do\n\nDraw the fox.\n"), "unknown-format"],
    ["notes that begin with a link", new TextEncoder().encode("[Foxes](foxes.md)"), "unknown-format"],
    ["bytes without a meaning", Uint8Array.of(0x9d, 0x02, 0xc1, 0x1f, 0x00, 0x7b), "unknown-format"],
    ["half a file after blanks", new TextEncoder().encode(`${" ".repeat(600)}{"v":`), "malformed-json"],
    ["half a list", new TextEncoder().encode(' [{"v":'), "malformed-json"],
    ["half a file in UTF-16", Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x22, 0x00), "malformed-json"],
    ["half a file", bytesOf(good).subarray(0, 60), "malformed-json"],
    ["a theme", bytesOf({ rules: [] }), "not-an-animation"],
  ])("refuses %s", (_, bytes, code) => {
    expect(refusalOf(bytes).code).toBe(code);
  });

  it.each([
    ["a text", new TextEncoder().encode("Draw the fox.")],
    ["of an unknown format", Uint8Array.of(0x9d, 0x02, 0xc1)],
  ])("says that a file is %s, and what is expected", (kind, bytes) => {
    expect(refusalOf(bytes).message).toBe(
      `The file is ${kind}, not an animation. Choose a Lottie JSON or a dotLottie file.`,
    );
  });

  it("tells the maker of a lone state machine where it belongs", () => {
    expect(refusalOf(bytesOf({ initial: "a", states: [] })).message).toContain("state machine");
  });
});

describe("files that would do harm", () => {
  it("refuses deep nesting before anything recurses into it, also inside half a file", () => {
    expect(refusalOf(nested(1_000_000)).code).toBe("too-deep");
    expect(refusalOf(nested(1_000_000).subarray(0, 900_000)).code).toBe("too-deep");
  });

  it("refuses more objects and lists than any animation has, before anything is built of them", () => {
    const many = new TextEncoder().encode(`{"layers":[${"[],".repeat(1_000_000)}[]]}`);
    expect(refusalOf(many).code).toBe("too-many-nodes");
    expect(refusalOf(many.subarray(0, 3_000_000)).code).toBe("malformed-json");
  });

  it("is not fooled by brackets in texts", () => {
    const json = { ...good, nm: `${'[{\\"'.repeat(500)}\\` };
    expect(parseAnimation(bytesOf(json)).animations[0]?.json).toEqual(json);
  });

  it.each([
    ["width of 10⁹", { w: 1e9 }, "bad-canvas"],
    ["height of zero", { h: 0 }, "bad-canvas"],
    ["no width", { w: undefined }, "bad-canvas"],
    ["negative frame rate", { fr: -1 }, "bad-timing"],
    ["frame rate of 10⁶", { fr: 1e6 }, "bad-timing"],
    ["end before the start", { ip: 10, op: 5 }, "bad-timing"],
    ["10⁹ frames", { op: 1e9 }, "bad-timing"],
    ["a million layers", { layers: Array(1e6).fill(0) }, "too-many-layers"],
    ["half a million assets", { assets: Array.from({ length: 5e5 }, () => ({})) }, "too-many-assets"],
  ])("refuses %s", (_, change, code) => {
    expect(refusalOf(bytesOf({ ...good, ...change })).code).toBe(code);
  });

  it("refuses an endless frame rate", () => {
    const text = JSON.stringify(good).replace('"fr":30', '"fr":1e999');
    expect(refusalOf(new TextEncoder().encode(text)).code).toBe("bad-timing");
  });

  it("refuses more keyframes than allowed", () => {
    const keyframes = Array.from({ length: 200 }, (_, t) => ({ t, s: [t] }));
    const json = animation([shapeLayer([], { ks: { r: { a: 1, k: keyframes } } })]);
    expect(refusalOf(bytesOf(json), { maxKeyframes: 199 }).code).toBe("too-many-keyframes");
    expect(parseAnimation(bytesOf(json), { maxKeyframes: 200 }).diagnostics).toEqual([]);
  });

  it("refuses compositions that contain themselves, and those that double until nobody can draw them", () => {
    const circular = animation([use("a")], {
      assets: [
        { id: "a", layers: [use("b")] },
        { id: "b", layers: [use("a")] },
      ],
    });
    expect(refusalOf(bytesOf(circular)).code).toBe("circular-composition");
    const doubling = Array.from({ length: 40 }, (_, n) => ({
      id: `c${n}`,
      layers: n < 39 ? [use(`c${n + 1}`), use(`c${n + 1}`)] : [layer],
    }));
    expect(refusalOf(bytesOf(animation([use("c0")], { assets: doubling }))).code).toBe("too-many-layers");
  });

  it("refuses files beyond the size limit", () => {
    expect(refusalOf(bytesOf(good), { maxBytes: 100 }).code).toBe("too-large");
  });

  it("does not let a file change how objects behave", () => {
    const text = JSON.stringify(good).replace("{", '{"__proto__":{"polluted":true},');
    const parsed = parseAnimation(new TextEncoder().encode(text));
    expect(factsOf(parsed).width).toBe(100);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("has nothing odd to say of a plain animation", () => {
    expect(parseAnimation(bytesOf({ ...good, extra: fixed(1) })).diagnostics).toEqual([]);
  });
});
