import { describe, expect, it } from "vitest";
import { committedLibrary, generatedLibrary } from "../../../../scripts/expression-library.ts";
import { bouncing } from "./testing/bounce.ts";
import { valueOf } from "./testing/value-of.ts";

/** Programs of a rotation, the frame (ten a second), and what comes out. */
const numbers: readonly (readonly [program: string, frame: number, value: number])[] = [
  ["time * 90", 5, 45],
  ["value + 1", 5, 11],
  // The way that exporters write it.
  ["var $bm_rt;\n$bm_rt = $bm_sum($bm_mul(value, 2), 1);", 5, 21],
  ["thisProperty.valueAtTime(1) + thisProperty.value", 5, 40],
  ["valueAtTime(0.25)", 0, 5],
  ["velocityAtTime(0.2)", 0, 20],
  ["velocity", 8, 40],
  ["speed", 8, 40],
  ["numKeys", 0, 3],
  ["key(2).time * 100 + key(2).value + key(2)[0]", 0, 70],
  ["nearestKey(0.7).index", 0, 2],
  ["loopOut()", 12, 4],
  ["loopOut('cycle', 1)", 12, 18],
  ["loopOut('pingpong')", 12, 22],
  ["loopOut('offset')", 12, 34],
  ["loopOut('continue')", 12, 38],
  ["loopOutDuration('cycle', 0.5)", 12, 18],
  ["loopIn('cycle')", -1, 26],
  ["loopIn('pingpong')", -1, 2],
  ["loopIn('offset')", -1, -4],
  ["loopIn('continue')", -1, -2],
  ["loopOut()", 7, 18],
  ["smooth(0.2, 3)", 5, (8 + 10 + 14) / 3],
  ["linear(time, 0, 2, 10, 30)", 5, 15],
  ["linear(0.25, 10, 30)", 0, 15],
  ["linear(time, 1, 2, 10, 30)", 5, 10],
  ["ease(0.5, 0, 10)", 0, 5],
  ["ease(0.25, 0, 64)", 0, 10],
  ["clamp(time * 100, 0, 30)", 5, 30],
  ["length([3, 4]) + length([1, 1], [4, 5])", 0, 10],
  ["dot([1, 2, 3], [4, 5, 6])", 0, 32],
  ["cross([1, 0, 0], [0, 1, 0])[2]", 0, 1],
  ["normalize([0, 5])[1]", 0, 1],
  ["add([1, 2], [3, 4])[1] + sub(9, 4) + mul([1, 2], 3)[1] + div([8, 4], 4)[0] + mod(7, 4)", 0, 22],
  ["radiansToDegrees(degreesToRadians(45))", 0, 45],
  ["rgbToHsl([0, 1, 0, 1])[0] * 360", 0, 120],
  ["hslToRgb([240 / 360, 1, 0.5, 1])[2]", 0, 1],
  ["timeToFrames(1.55) + framesToTime(5)", 0, 15.5],
  ["v = time; v += 1; typeof nobody === 'undefined' ? v : 0", 5, 1.5],
  ["posterizeTime(2); value + time", 9, 10.5],
  ["effect('Amount')('Value') + effect(2)(1)", 0, 130],
  ["effect('Tint')('Value')[1]", 0, 0.5],
  ["effect('Spot')('Value')[1]", 0, 4],
  ["effect('Ticked')('Value') ? 1 : 2", 0, 2],
  ["effect('Choice')('Value').value", 0, 2],
  ["thisComp.layer('Ground').transform.position[0]", 5, 110],
  ["thisComp.layer(2).position.valueAtTime(1)[0]", 0, 120],
  ["comp('Main').layer('Ground').rotation", 0, 90],
  ["parent.scale[0] + (hasParent ? 1 : 0)", 0, 201],
  ["thisLayer.index * 10 + thisComp.numLayers", 0, 13],
  ["thisComp.width + thisComp.height + thisComp.duration + thisComp.frameDuration", 0, 302.1],
  ["thisComp.marker.key('half').time + thisComp.marker.nearestKey(0).index", 0, 1.5],
  ["content('Group 1').content('Ellipse Path 1').size[1]", 0, 40],
  [
    "content('Group 1').transform.position[0] + thisLayer('Contents')(1)('Contents')('Fill 1')('Color')[2]",
    0,
    8,
  ],
  ["content('Group 1').content('Path 1').path.points()[2][1]", 0, 10],
  ["thisComp.layer('Word').text.sourceText.length", 0, 5],
  ["thisComp.layer('Word').text.sourceText.style.fontSize", 0, 20],
  ["inPoint + outPoint + startTime", 0, 2],
  ["transform.opacity + opacity", 0, 160],
  // Ground is turned by a quarter and twice as large; (10, 20) of Ball's composition space is its own place.
  ["toComp([0, 0])[0]", 0, 60],
  ["toComp([0, 0])[1]", 0, 70],
  ["fromComp(toComp([3, 4]))[1]", 0, 4],
];

describe("what programs find in the sandbox", () => {
  it.each(numbers)("%s at frame %d is %d", async (program, frame, value) => {
    expect(await valueOf(program, { frame })).toBeCloseTo(value, 6);
  });

  it("gives lists where the property holds lists", async () => {
    const vector = (program: string) => valueOf(program, { frame: 5, kind: "vector" });
    expect(await vector("[value[0] + 1, thisComp.layer('Ground').position[1]]")).toEqual([11, 50]);
    expect(await vector("add(value, [1, 2])")).toEqual([11, 22]);
    expect(await vector("linear(0.5, [0, 0], [10, 20])")).toEqual([5, 10]);
    await expect(vector("7")).rejects.toThrow(/^result: /);
    await expect(vector("['a', {}]")).rejects.toThrow(/^result: /);
  });

  it("moves by chance the same way at each run, another way for each seed", async () => {
    const first = await valueOf("wiggle(2, 10)", { frame: 3 });
    expect(await valueOf("wiggle(2, 10)", { frame: 3 })).toBe(first);
    expect(Math.abs(Number(first) - 6)).toBeLessThanOrEqual(10);
    expect(await valueOf("wiggle(2, 10)", { frame: 4 })).not.toBe(first);
    const seeded = (seed: number, frame: number) =>
      valueOf(`seedRandom(${seed}, true); random(5, 6)`, { frame });
    expect(await seeded(1, 0)).toBe(await seeded(1, 9));
    expect(await seeded(1, 0)).not.toBe(await seeded(2, 0));
    expect(await valueOf("Math.random() < 1 && random() < 1 && gaussRandom() < 3 ? 1 : 0")).toBe(1);
    expect(await valueOf("noise([3, 4]) + noise(2)")).toBe(0);
    expect(Math.abs(Number(await valueOf("noise([0.3, 0.4])")))).toBeLessThanOrEqual(1);
  });

  it("names what it does not know", async () => {
    await expect(valueOf("footage('data.json').sourceData.x")).rejects.toThrow(/^unknown: footage/);
    await expect(valueOf("thisComp.layer('Nobody').position")).rejects.toThrow(/^unknown: .*Nobody/);
    await expect(valueOf("effect('Amount')('Nothing')")).rejects.toThrow(/^unknown: .*Nothing/);
    await expect(valueOf("sampleImage([0, 0])")).rejects.toThrow(/^unknown: .*sampleImage/);
    await expect(valueOf("value +")).rejects.toThrow(/^syntax: /);
    await expect(valueOf("}} while (true) {{")).rejects.toThrow(/^syntax: /);
    await expect(valueOf("throw new Error('no')")).rejects.toThrow("thrown: no");
    await expect(valueOf("'a'")).rejects.toThrow(/^result: /);
    await expect(valueOf("0 / 0")).rejects.toThrow(/^result: /);
  });

  it("lets properties that read each other end where they begin", async () => {
    const json = bouncing({ o: { a: 0, k: 80, x: "rotation + 1" } });
    expect(await valueOf("opacity + 1", { frame: 5, json })).toBe(12);
  });

  it("is the library of the sources: npm run expression-library", async () => {
    expect(committedLibrary() === (await generatedLibrary())).toBe(true);
  });
});
