import * as fc from "fast-check";
import { expect, it } from "vitest";
import { jsonLength } from "./json-length.ts";

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

it("is the length of what would be written", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => jsonLength(value) === bytesOf(value)));
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 8 }), (whole, decimals) => {
      const value = Number((whole / 10 ** decimals).toFixed(decimals));
      return jsonLength(value) === bytesOf(value);
    }),
  );
  const odd = [
    -0,
    1e21,
    1e-7,
    0.1 + 0.2,
    999_999.999_5,
    1e12 - 0.001,
    123_456_789_012.345,
    Number.NaN,
    'é\n"\\\u2028😀',
  ];
  // Once more, when some are known.
  for (const list of [odd, odd.toReversed()]) expect(list.map(jsonLength)).toEqual(list.map(bytesOf));
  expect(jsonLength({ a: undefined, b: [undefined, {}], c: {} })).toBe(
    bytesOf({ a: undefined, b: [undefined, {}], c: {} }),
  );
});
