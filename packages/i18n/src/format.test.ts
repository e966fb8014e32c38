import { expect, test } from "vitest";
import {
  formatBytes,
  formatCompact,
  formatDay,
  formatList,
  formatNumber,
  formatShare,
  formatWait,
} from "./format.ts";
import { locales } from "./locales.ts";

test.each(locales)("numbers are written as %s writes them", (locale) => {
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  for (const value of [0, 7, 999, 1_000, 12_345, 1_234_567, 0.5, -3]) {
    expect(formatNumber(locale, value)).toBe(new Intl.NumberFormat(locale).format(value));
    expect(formatCompact(locale, value)).toBe(compact.format(value));
  }
});

test("shares are written as the language does", () => {
  expect(formatShare("en", 0.375)).toBe("38%");
  expect(formatShare("de", 0.375)).toBe("38\u00a0%");
});

test("what is asked of one formatter is not answered by another of the same language", () => {
  expect(formatShare("fr", 0.375, 1)).toMatch(/^37,5\s%$/);
  expect(formatShare("fr", 0.375)).toMatch(/^38\s%$/);
  expect(formatBytes("fr", 12_400)).toMatch(/^12,4\sko$/);
  expect(formatBytes("fr", 12)).toMatch(/^12\soctets$/);
});

test("waiting is told in seconds and then in minutes, never too short", () => {
  expect(formatWait("en", 40)).toBe("40 seconds");
  expect(formatWait("en", 61)).toBe("2 minutes");
  expect(formatWait("ko-KR", 1)).toBe("1초");
});

test("days are those of UTC, and lists those of the language", () => {
  expect(formatDay("en", new Date("2026-11-21T23:30:00Z"))).toBe("21 November 2026");
  expect(formatList("de", ["Äpfel", "Birnen", "Pflaumen"])).toBe("Äpfel, Birnen und Pflaumen");
});
