import * as fc from "fast-check";
import { expect, it } from "vitest";
import { byteOffsetsOf } from "./byte-offsets.ts";
import { pointerToken } from "../json/find-pointer.ts";

/** Every pointer of a value, with what stands there. */
function* pointersOf(value: unknown, pointer = ""): Generator<[string, unknown]> {
  yield [pointer, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) yield* pointersOf(each, `${pointer}/${pointerToken(key)}`);
}

it("every value of any document is found at the byte where it begins", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom(0, 2), (text, indent) => {
      const value: unknown = JSON.parse(text);
      const bytes = new TextEncoder().encode(JSON.stringify(value, null, indent));
      const pointers = new Map(pointersOf(value));
      const offsets = byteOffsetsOf(bytes, new Set(pointers.keys()));
      expect([...offsets.keys()].toSorted()).toEqual([...pointers.keys()].toSorted());
      for (const [pointer, each] of pointers) {
        const rest = new TextDecoder().decode(bytes.subarray(offsets.get(pointer)));
        expect(rest.startsWith(JSON.stringify(each, null, indent).slice(0, 1))).toBe(true);
      }
    }),
  );
});

it("the place of a value is right to the byte, behind letters of several bytes, escapes and a byte order mark", () => {
  const text = '\ufeff{ "nm" : "é \\" ]}", "layers":[{},{ "a/b" : [ 1 , "日本" , true ] }] }';
  const bytes = new TextEncoder().encode(text);
  const at = (pointer: string): string => {
    const offset = byteOffsetsOf(bytes, new Set([pointer])).get(pointer);
    return new TextDecoder().decode(bytes.subarray(offset));
  };
  expect(at("/nm")).toMatch(/^"é/);
  expect(at("/layers/1/a~1b/1")).toMatch(/^"日本"/);
  expect(at("/layers/1/a~1b/2")).toMatch(/^true/);
  expect(byteOffsetsOf(bytes, new Set(["/layers/7", "/nm/0"])).size).toBe(0);
});
