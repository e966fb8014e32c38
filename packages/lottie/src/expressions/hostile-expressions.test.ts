import { describe, expect, it } from "vitest";
import { bytesOf } from "../testing/small-animation.ts";
import { valueAtPointer } from "../testing/value-at-pointer.ts";
import { bakeExpressions } from "./index.ts";
import { bouncing } from "./testing/bounce.ts";
import { openInterpreter } from "./testing/open-interpreter.ts";

const mebibyte = 1024 * 1024;

/** Each stands beside an expression that has to come out right. */
const hostile: readonly (readonly [what: string, program: string, reason: RegExp])[] = [
  ["a loop without end", "for (;;) {}", /^fuel$/],
  ["one that catches everything", "for (;;) { try { throw 1 } catch (e) {} }", /^fuel$/],
  ["a search through a list without end", "[].indexOf.call({ length: 9e15 }, 1)", /^fuel$/],
  ["a list of nothing that is joined", "new Array(4e9).join('x')", /^fuel$/],
  ["an iterator without end", "new Set((function* () { for (;;) yield 1 })())", /^(fuel|memory)$/],
  ["a regular expression that goes back and back", "/^(a+)+$/.test('a'.repeat(40) + 'b')", /^fuel$/],
  ["a list that grows", "for (var a = []; ; ) a.push(new Array(100).fill(7))", /^(fuel|memory)$/],
  ["a text that doubles", "for (var s = 'ab'; ; ) s += s", /^memory$/],
  ["memory that is asked for again and again", "for (;;) { try { 'a'.repeat(1e9) } catch (e) {} }", /^fuel$/],
  ["depth without end", "(function f() { f() })()", /^stack$/],
  ["depth that is caught", "for (;;) { try { (function f() { f() })() } catch (e) {} }", /^fuel$/],
  ["depth of a document", "JSON.parse('['.repeat(1e6))", /^(stack|fuel|memory)$/],
  ["depth of a program", "eval('('.repeat(1e5) + ')'.repeat(1e5))", /^(stack|fuel|memory|syntax)$/],
  ["a list as long as can be as the result", "new Array(1e6).fill(1)", /^(thrown|result|fuel|memory)$/],
  ["a result that is not one", "({ toString: function () { for (;;) {} }, valueOf: null })", /^result$/],
  ["a result that changes while it is looked at", "[{ valueOf: function () { for (;;) {} } }]", /^fuel$/],
];

/** What reaches out would give 1; what stays in gives 0. */
const reaching: readonly (readonly [what: string, program: string])[] = [
  [
    "names of the host",
    "[typeof process, typeof require, typeof fetch, typeof console].join() === 'undefined,undefined,undefined,undefined' ? 0 : 1",
  ],
  [
    "the constructor of functions",
    "var all = (function () {}).constructor('return this')(); ['process', 'fetch', 'console', 'setTimeout', 'WebAssembly', 'performance', 'Date', 'Promise'].some(function (n) { return n in all }) ? 1 : 0",
  ],
  [
    "constructors of what it is given",
    "thisComp.constructor.constructor('return typeof process')() === 'undefined' ? 0 : 1",
  ],
  ["modules", "var r = 1; try { eval('import(\"node:fs\")'); } catch (e) { r = 0 } r"],
];

describe("hostile expressions", () => {
  const baked = async (program: string, opacity: string) => {
    const json = bouncing({ r: { a: 0, k: 5, x: program }, o: { a: 0, k: 80, x: opacity } });
    const { result, report } = await bakeExpressions(bytesOf(json), {
      interpreter: await openInterpreter(),
      limits: { fuel: 2_000_000, memoryInBytes: 8 * mebibyte },
    });
    return { json: result.animations[0]?.json ?? {}, report };
  };

  it.each(hostile)("%s ends, and the others go on", async (_, program, reason) => {
    const { json, report } = await baked(program, "value / 2 + [1, 2].map(function (n) { return n })[1]");
    const [first, ...more] = report.left;
    expect(more).toEqual([]);
    expect(first?.pointer).toBe("/layers/0/ks/r");
    expect(first?.parameters["reason"]).toMatch(reason);
    expect(valueAtPointer(json, "/layers/0/ks/o")).toEqual({ a: 0, k: 42 });
    expect(valueAtPointer(json, "/layers/0/ks/r")).toEqual({ a: 0, k: 5, x: program });
  });

  it.each(reaching)("%s lead nowhere", async (_, program) => {
    const { json, report } = await baked(program, "value / 2");
    expect(report.left).toEqual([]);
    expect(valueAtPointer(json, "/layers/0/ks/r")).toEqual({ a: 0, k: 0 });
  });

  it.each([
    "Array.prototype.map = function () { return [9, 9] }; 0",
    "Object.prototype.valueOf = function () { return 9 }; Math.round = null; 0",
    "Object.defineProperty(Array.prototype, '0', { get: function () { return 9 }, set: function () {} }); 0",
    "thisComp.__proto__.__proto__ = null; 0",
    "globalThis.JSON = null; Function('JSON = null; Array = null')(); 0",
    "linear = function () { return 9 }; value = 9; time = 9; 0",
  ])("cannot change what others stand on: %s", async (program) => {
    const { json } = await baked(program, "Math.round(linear(0.5, value, [0, 1].map(Number)[1] * 90))");
    expect(valueAtPointer(json, "/layers/0/ks/o")).toEqual({ a: 0, k: 85 });
  });

  it("come to the end of all time together", async () => {
    const json = bouncing({ r: { a: 0, k: 5, x: "time" }, o: { a: 0, k: 80, x: "time" } });
    const { report } = await bakeExpressions(bytesOf(json), {
      interpreter: await openInterpreter(),
      limits: { evaluations: 25 },
    });
    expect(report.baked.map(({ pointer }) => pointer)).toEqual(["/layers/0/ks/r"]);
    expect(report.left.map(({ parameters }) => parameters["reason"])).toEqual(["time"]);
  });

  it("find no room in a document that is too large for the sandbox", async () => {
    const json = {
      ...bouncing({ r: { a: 0, k: 5, x: "time" } }),
      padding: Array.from({ length: 200_000 }, () => [1.5]),
    };
    const { report } = await bakeExpressions(bytesOf(json), {
      interpreter: await openInterpreter(),
      limits: { memoryInBytes: 4 * mebibyte },
    });
    expect(report.left.map(({ parameters }) => parameters["reason"])).toEqual(["memory"]);
  });
});
