import { expect, test } from "vitest";
import { formatMoment, formatTick } from "./format-moment.ts";

test("moments are those of UTC, wherever the reader is", () => {
  expect(formatMoment("de", "HOUR", "2026-11-21T23:00:00.000Z")).toBe("21. Nov., 23:00");
  expect(formatMoment("de", "DAY", "2026-11-21T00:00:00.000Z")).toBe("Sa., 21. Nov.");
  expect(formatMoment("en", "HOUR", "2026-11-21T23:00:00.000Z")).toBe("21 Nov, 23:00");
  expect(formatMoment("ja-JP", "DAY", "2026-11-21T00:00:00.000Z")).toContain("11月21日");
});

test("below a plot of one day stand hours, below a longer one days", () => {
  const time = new Date("2026-11-21T06:00:00Z");
  expect(formatTick("de", true, time)).toBe("06:00");
  expect(formatTick("fr", false, time)).toBe("21 nov.");
});
