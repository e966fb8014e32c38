import { expect, test } from "vitest";
import { RecentMap } from "./recent-map.ts";

test("what is asked for again stays, whatever else comes", () => {
  const map = new RecentMap<number, string>(10);
  map.set(-1, "asked for");
  for (let key = 0; key < 100; key++) {
    map.set(key, "once");
    expect(map.get(-1)).toBe("asked for");
  }
  expect(map.get(0)).toBeUndefined();
});

test("no more is kept than that", () => {
  const map = new RecentMap<number, number>(10);
  for (let key = 0; key < 1_000; key++) map.getOrCreate(key, () => key);
  const kept = Array.from({ length: 1_000 }, (_, key) => key).filter((key) => map.get(key) !== undefined);
  expect(kept.length).toBeLessThanOrEqual(10);
  expect(kept).toContain(999);
});

test("nothing is made twice while it is kept, and null is something", () => {
  const map = new RecentMap<string, null>(4);
  let made = 0;
  for (let time = 0; time < 3; time++)
    map.getOrCreate("word", () => {
      made += 1;
      return null;
    });
  expect(made).toBe(1);
});
