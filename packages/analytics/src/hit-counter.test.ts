import { expect, test } from "vitest";
import { clearVisitorId, hitMethods, hitParameters, visitorOfTheDay } from "./hit-counter.ts";

test("a view is told with its method's number, and of whom only a number of the day", () => {
  expect(hitParameters({ method: hitMethods.profile, resourceId: "mira", visitorId: "v" })).toEqual({
    method: 2,
    resource_id: "mira",
    user_id: "",
    visitor_id: "v",
    source: 0,
  });
  expect(Object.values(hitMethods)).toEqual([2, 3, 11, 41]);
});

test("a visitor is the same all day, and another the next", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const at = (time: string) => visitorOfTheDay(storage, new Date(time));
  const first = at("2026-11-21T00:00:00Z");
  expect(at("2026-11-21T23:59:59Z")).toBe(first);
  expect(at("2026-11-22T00:00:00Z")).not.toBe(first);
  kept.set("visitor-of-the-day", "2026-11-22 <script>");
  expect(at("2026-11-22T00:00:00Z")).toMatch(/^[0-9a-f]{32}$/);
});

test("who says no is forgotten, also by a browser that keeps nothing", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  visitorOfTheDay(storage);
  expect(kept.size).toBe(1);
  clearVisitorId(storage);
  expect(kept.size).toBe(0);
  const shut = {
    removeItem() {
      throw new DOMException("shut", "SecurityError");
    },
  };
  expect(() => clearVisitorId(shut)).not.toThrow();
});
