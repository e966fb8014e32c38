import { describe, expect, it } from "vitest";
import { blink, cycle, spin, sway } from "./cycle.ts";
import { valueAt } from "./easing.ts";
import type { Animated } from "./moving.ts";

/** The value at a frame, as a player works it out. */
function read({ keys }: Animated<number>, frame: number): number {
  const next = keys.findIndex((key) => key.frame > frame);
  const to = keys[next];
  const from = keys[next === -1 ? keys.length - 1 : next - 1];
  if (!from) throw new Error(`Nothing is said before frame ${keys[0]?.frame}`);
  if (!to || !from.curve) return from.value;
  return (
    from.value + (to.value - from.value) * valueAt(from.curve, (frame - from.frame) / (to.frame - from.frame))
  );
}

describe("a cycle", () => {
  const entries = [
    [0, -8],
    [0.3, 2],
    [0.5, 8],
    [0.7, 3],
  ] as const;

  it.each([0, 0.13, 0.5, 0.97, -0.4])(
    "ends where it begins, with the speed it began with, at phase %s",
    (phase) => {
      const movement = cycle(48, entries, { phase, times: 2 });
      expect(movement.keys[0]?.frame).toBe(0);
      expect(movement.keys.at(-1)?.frame).toBe(48);
      expect(read(movement, 48)).toBeCloseTo(read(movement, 0), 6);
      const step = 1e-4;
      const arriving = (read(movement, 48) - read(movement, 48 - step)) / step;
      const leaving = (read(movement, step) - read(movement, 0)) / step;
      expect(arriving).toBeCloseTo(leaving, 2);
    },
  );

  it("passes its keys without leaving the range between them", () => {
    const movement = cycle(48, entries);
    const values = Array.from({ length: 97 }, (_, index) => read(movement, index / 2));
    expect(Math.max(...values)).toBeCloseTo(8, 3);
    expect(Math.min(...values)).toBeCloseTo(-8, 3);
    expect(read(movement, 0.3 * 48)).toBeCloseTo(2, 6);
  });

  it("gains a whole period, so that ground runs on", () => {
    const ground = cycle(24, [[0, 0]], { ease: "linear", gain: -60, phase: 0.4 });
    expect((ground.keys.at(-1)?.value ?? 0) - (ground.keys[0]?.value ?? 0)).toBeCloseTo(-60, 6);
  });

  it("refuses keys outside of one movement", () => {
    expect(() =>
      cycle(24, [
        [0, 1],
        [1, 2],
      ]),
    ).toThrow("between 0 and 1");
  });
});

it("sways between its two values", () => {
  const movement = sway(40, 3, -5);
  expect(read(movement, 0)).toBe(3);
  expect(read(movement, 20)).toBe(-5);
  expect(read(movement, 40)).toBe(3);
});

it("spins whole turns", () => {
  expect(spin(30, -2).keys.map(({ value }) => value)).toEqual([0, -720]);
});

it("shuts the eyes at the given frame only", () => {
  const lids = blink([20], 10);
  expect(read(lids, 10)).toBe(1);
  expect(read(lids, 25)).toBeLessThan(0.1);
  expect(read(lids, 30)).toBe(1);
});
