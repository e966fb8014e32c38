import { describe, expect, it } from "vitest";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { valueAtPointer } from "../testing/value-at-pointer.ts";
import { bakeExpressions, type BakeExpressionsReport, type BakeLimits } from "./index.ts";
import { bytesOf } from "../testing/small-animation.ts";
import { numbersOfAt } from "../portable/numbers-of-property.ts";
import { portable } from "../operations/convert/portable.ts";
import { bouncing, moving } from "./testing/bounce.ts";
import { openInterpreter } from "./testing/open-interpreter.ts";

const still = (k: unknown, x?: string) => ({ a: 0, k, ...(x === undefined ? {} : { x }) });
const [rotation, opacity, position] = ["r", "o", "p"].map((key) => `/layers/0/ks/${key}`) as [
  string,
  string,
  string,
];

async function bake(
  json: LottieJson,
  limits: Partial<BakeLimits> = {},
): Promise<{ json: LottieJson; report: BakeExpressionsReport; result: ParsedAnimation }> {
  const { result, report } = await bakeExpressions(bytesOf(json), {
    interpreter: await openInterpreter(),
    limits,
  });
  const [first] = result.animations;
  return { json: first?.json ?? {}, report, result };
}

const valuesAt = (json: LottieJson, pointer: string, frames: readonly number[]): number[][] =>
  frames.map((frame) => numbersOfAt(valueAtPointer(json, pointer), frame, [], new WeakMap()));
const reasons = ({ left }: BakeExpressionsReport): Record<string, unknown> =>
  Object.fromEntries(left.map(({ pointer, parameters }) => [pointer, parameters["reason"]]));

describe("baking expressions", () => {
  it("writes few keyframes where they say the same, and none where nothing moves", async () => {
    const { json, report } = await bake(
      bouncing({
        r: { ...moving([0, 0], [5, 10]), x: "loopOut('pingpong')" },
        o: still(80, "effect('Amount')('Value') / 2"),
        p: still([10, 20], "[value[0] + time * 10, value[1]]"),
      }),
    );
    expect(report).toMatchObject({ changes: 3, left: [] });
    expect(report.baked.map(({ pointer, byteOffset }) => [pointer, byteOffset !== null])).toEqual([
      [position, true],
      [rotation, true],
      [opacity, true],
    ]);
    expect(JSON.stringify(json)).not.toContain("loopOut");
    expect(valueAtPointer(json, opacity)).toEqual({ a: 0, k: 20 });
    expect(valuesAt(json, rotation, [0, 5, 8, 10, 12, 20])).toEqual([[0], [10], [4], [0], [4], [0]]);
    expect((valueAtPointer(json, rotation) as { k: unknown[] }).k).toHaveLength(5);
    expect(valuesAt(json, position, [7, 20])).toEqual([
      [17, 20],
      [30, 20],
    ]);
    expect((valueAtPointer(json, position) as { k: unknown[] }).k).toHaveLength(2);
    expect(json["meta"]).toMatchObject({ lineage: [{ operation: "bake-expressions" }] });
  });

  it("leaves curves within the tolerance at every frame", async () => {
    const { json } = await bake(bouncing({ r: still(0, "Math.sin(time * Math.PI) * 45") }));
    const frames = Array.from({ length: 21 }, (_, frame) => frame);
    const values = valuesAt(json, rotation, frames).map(([value = 0]) => value);
    for (const frame of frames)
      expect(Math.abs((values[frame] ?? 0) - Math.sin((frame / 10) * Math.PI) * 45)).toBeLessThan(0.02);
    expect((valueAtPointer(json, rotation) as { k: unknown[] }).k.length).toBeLessThan(15);
  });

  it("bakes texts, paths and what reads other expressions", async () => {
    const json = bouncing({ r: still(1, "opacity / 2"), o: still(80, "time < 1 ? 10 : 30") });
    const [ball, , word] = json["layers"] as [
      { shapes: { it: Record<string, object>[] }[] },
      object,
      { t: { d: object } },
    ];
    Object.assign(word.t.d, { x: "Math.round(time * 2) + ' km'" });
    const path = ball.shapes[0]?.it[1]?.["ks"] ?? {};
    Object.assign(path, { x: "createPath([[0, 0], [time * 10, 5]], [], [], false)" });
    const baked = await bake(json);
    expect(baked.report.left).toEqual([]);
    expect(valuesAt(baked.json, rotation, [0, 9, 10, 20])).toEqual([[5], [5], [15], [15]]);
    const texts = (
      valueAtPointer(baked.json, "/layers/2/t/d") as { k: { t: number; s: { t: string; f: string } }[] }
    ).k;
    // The layer shows from frame 2 to 12.
    expect(texts.map(({ t, s }) => [t, s.t, s.f])).toEqual([
      [0, "0 km", "Inter"],
      [3, "1 km", "Inter"],
      [8, "2 km", "Inter"],
    ]);
    const points = valueAtPointer(baked.json, "/layers/0/shapes/0/it/1/ks") as {
      k: { s: [{ c: boolean; v: number[][] }] }[];
    };
    expect(points.k.at(-1)?.s[0]).toMatchObject({
      c: false,
      v: [
        [0, 0],
        [20, 5],
      ],
    });
  });

  it("keeps what fails, names why, and goes on with what reads it", async () => {
    const json = bouncing({
      r: still(7, "opacity + 1"),
      o: still(80, "time > 1 ? nobody : 3"),
      s: still([100, 50], "while (true) {}"),
      p: still([10, 20], "transform.scale"),
    });
    const { json: baked, report } = await bake(json, { fuel: 300_000 });
    expect(reasons(report)).toEqual({ [opacity]: "unknown", "/layers/0/ks/s": "fuel" });
    expect(report.left.map(({ code, severity }) => [code, severity])).toEqual([
      ["expression-not-baked", "warning"],
      ["expression-not-baked", "warning"],
    ]);
    // As the property is without its expression, at all frames.
    expect(valueAtPointer(baked, rotation)).toEqual({ a: 0, k: 81 });
    expect(valueAtPointer(baked, position)).toEqual({ a: 0, k: [100, 50] });
    expect(valueAtPointer(baked, opacity)).toEqual(still(80, "time > 1 ? nobody : 3"));
  });

  it("looks at layers for as long as they show: in compositions, and as parents", async () => {
    const layer = (extra: object) => ({
      ty: 3,
      ip: 0,
      op: 1e6,
      st: 0,
      ks: { r: still(0, "time") },
      ...extra,
    });
    const json = bouncing();
    json["assets"] = [{ id: "inner", layers: [layer({})] }];
    json["layers"] = [
      { ty: 0, refId: "inner", ip: 4, op: 10, st: 2, ks: {} },
      layer({ ip: 3, op: 5, ind: 5 }),
      { ty: 3, ip: 0, op: 8, parent: 5, ks: {} },
      layer({ ip: 30, op: 40 }),
    ];
    const { report } = await bake(json);
    expect(report.baked.map(({ pointer, parameters }) => [pointer, parameters["frames"]])).toEqual([
      ["/assets/0/layers/0/ks/r", 7],
      ["/layers/1/ks/r", 9],
    ]);
    expect(reasons(report)).toEqual({ "/layers/3/ks/r": "frames" });
  });

  it("changes nothing where there is nothing to bake, and nothing a second time", async () => {
    const none = bouncing();
    expect((await bake(none)).json).toEqual(none);
    const { result } = await bake(bouncing({ r: still(1, "time * 3") }));
    const again = await bakeExpressions(result, { interpreter: await openInterpreter() });
    expect(again.result).toEqual(result);
  });

  it("ends where it is told to", async () => {
    const interpreter = await openInterpreter();
    const json = bytesOf(bouncing({ r: still(1, "time * 3") }));
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(bakeExpressions(json, { interpreter }, { signal })).rejects.toThrow("enough");
    await expect(bakeExpressions(json, { interpreter, tolerance: 0 })).rejects.toThrow(RangeError);
  });

  it("takes part in making a file portable, where that is asked for", async () => {
    const interpreter = await openInterpreter();
    const json = bytesOf(bouncing({ r: still(1, "time * 30"), o: still(80, "nobody") }));
    const { result, report } = await portable(json, {
      targets: ["ios"],
      bakeExpressions: (source, options, control) =>
        bakeExpressions(source, { ...options, interpreter }, control),
    });
    const baked = result.animations[0]?.json ?? {};
    expect(valuesAt(baked, rotation, [10, 20])).toEqual([[30], [60]]);
    expect(valueAtPointer(baked, opacity)).toEqual(still(80));
    const ofExpressions = report.rewritten.filter(
      ({ parameters }) => parameters["feature"] === "expressions",
    );
    expect(
      ofExpressions.map(({ code, pointer, parameters }) => [code, pointer, parameters["exactness"]]),
    ).toEqual([
      ["target-rewritten", rotation, "frames"],
      ["target-rewritten", opacity, "without"],
    ]);
    const [left] = report.left;
    expect(left).toMatchObject({
      code: "expression-not-baked",
      pointer: opacity,
      byteOffset: expect.any(Number) as number,
    });
  });
});
