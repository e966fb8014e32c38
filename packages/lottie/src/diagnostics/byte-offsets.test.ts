import * as fc from "fast-check";
import { expect, it } from "vitest";
import { gzipSync } from "node:zlib";
import { inspect, portable, toDotLottie, validate } from "../index.ts";
import { validateStateMachines } from "../state-machine/index.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf, shapeLayer } from "../testing/small-animation.ts";
import { locateDiagnostics } from "./locate-diagnostics.ts";
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

const text = (bytes: Uint8Array, offset: number | null | undefined): string =>
  new TextDecoder().decode(bytes.subarray(offset ?? bytes.length)).slice(0, 12);

it("what a file asks for in vain is found at its byte, whatever the file is packed in", async () => {
  const json = animation([shapeLayer([], { ks: { r: { a: 0, k: 5, x: "time * 7" } } })]);
  const bytes = bytesOf(json);
  const packed = new Uint8Array(gzipSync(bytes));
  const archive = toDotLottie({ animations: [{ id: "walk", json }] });
  for (const file of [bytes, packed, archive])
    for (const { report } of [await inspect(file), await validate(file)]) {
      const found = report.diagnostics.find(({ code }) => code === "expressions");
      expect(text(bytes, found?.byteOffset)).toBe('"time * 7"}}');
    }
});

it("what is rewritten, and what is wrong in a state machine, are found at their bytes", async () => {
  const json = animation([shapeLayer([{ ty: "rp", c: { a: 0, k: 2 }, o: { a: 0, k: 0 }, tr: {} }])]);
  const { rewritten } = (await portable(bytesOf(json), { targets: ["telegram"] })).report;
  expect(text(bytesOf(json), rewritten[0]?.byteOffset)).toBe('{"ty":"rp","');
  const machine = {
    initial: "on",
    states: [{ type: "PlaybackState", name: "on", animation: "gone", transitions: [] }],
  };
  const archive = toDotLottie({
    animations: [{ id: "walk", json }],
    stateMachines: [{ id: "m", json: machine }],
  });
  const [unknown] = locateDiagnostics(archive, validateStateMachines(parseAnimation(archive)));
  expect(unknown).toMatchObject({ code: "machine-unknown-animation", file: "s/m.json" });
  expect(text(bytesOf(machine), unknown?.byteOffset)).toMatch(/^("gone"|\{"type")/);
});
