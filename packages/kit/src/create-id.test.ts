import { expect, it } from "vitest";
import { createId } from "./create-id.ts";

it("makes ids of twenty digits and small letters, each letter about as often, none twice", () => {
  const ids = Array.from({ length: 5_000 }, createId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-z]{20}$/.test(id))).toBe(true);
  const counts = new Map<string, number>();
  for (const letter of ids.join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(36);
  // 2,778 expected of each; ten standard deviations are 520.
  for (const [letter, count] of counts) expect(Math.abs(count - 2_778), letter).toBeLessThan(520);
});
