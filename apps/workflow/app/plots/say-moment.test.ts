import { expect, test } from "vitest";
import { sayMoment, sayShare, sayTick } from "./say-moment.ts";

test("moments are those of UTC, wherever the reader is", () => {
  expect(sayMoment("de", "HOUR", "2026-11-21T23:00:00.000Z")).toBe("21. Nov., 23:00");
  expect(sayMoment("de", "DAY", "2026-11-21T00:00:00.000Z")).toBe("Sa., 21. Nov.");
  expect(sayMoment("ja-JP", "DAY", "2026-11-21T00:00:00.000Z")).toContain("11月21日");
});

test("below a plot of one day stand hours, below a longer one days", () => {
  const time = new Date("2026-11-21T06:00:00Z");
  expect(sayTick("de", true, time)).toBe("06:00");
  expect(sayTick("fr", false, time)).toBe("21 nov.");
});

test("shares are written as the language does", () => {
  expect(sayShare("en", 0.375)).toBe("38%");
  expect(sayShare("de", 0.375)).toBe("38\u00a0%");
});
