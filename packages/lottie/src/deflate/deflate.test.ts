import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { deflate } from "./deflate.ts";

const unpacked = (bytes: Uint8Array): Uint8Array => new Uint8Array(inflateRawSync(bytes));

describe("deflate", () => {
  it("gives back any bytes, those that repeat among them", () => {
    const words = fc.constantFrom('{"ty":"gr"', "[0,0]", ',"k":', "12.5", "\0".repeat(300), "ÿ", "a");
    const text = fc.array(words, { maxLength: 400 }).map((list) => new TextEncoder().encode(list.join("")));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 2_000 }), text), (bytes) => {
        expect(unpacked(deflate(bytes))).toEqual(bytes);
      }),
      { numRuns: 60 },
    );
  });

  it("packs an animation smaller than zlib does at its best, in several blocks where they pay", () => {
    const layers = Array.from({ length: 60 }, (_, index) =>
      shapeLayer([rectangle((index * 37) % 91, (index * 53) % 89, index + 0.5, 10, [index / 60, 0, 0.25])]),
    );
    const names = new TextEncoder().encode(
      "Über den Wolken muss die Freiheit wohl grenzenlos sein. ".repeat(40),
    );
    const bytes = new Uint8Array([...bytesOf(animation(layers)), ...names, ...bytesOf(animation(layers))]);
    const packed = deflate(bytes);
    expect(unpacked(packed)).toEqual(bytes);
    expect(packed.length).toBeLessThan(deflateRawSync(bytes, { level: 9, memLevel: 9 }).length * 0.99);
  });

  it("packs runs and rows that repeat no larger than zlib does, where they end anywhere", () => {
    const row = Uint8Array.from({ length: 701 }, (_, at) => (at * at) % 251);
    const parts = Array.from({ length: 40 }, (_, index) => [
      ...new Uint8Array(259 + index * 7).fill(index % 3),
      ...row.subarray(0, 701 - index * 5),
      ...row,
    ]);
    const bytes = Uint8Array.from(parts.flat());
    const packed = deflate(bytes);
    expect(unpacked(packed)).toEqual(bytes);
    expect(packed.length).toBeLessThanOrEqual(deflateRawSync(bytes, { level: 9, memLevel: 9 }).length);
  });

  it("leaves alone what is packed already", () => {
    const packed = deflate(new TextEncoder().encode("0123456789".repeat(2_000)));
    expect(deflate(packed).length).toBeLessThanOrEqual(packed.length + 10);
  });
});
