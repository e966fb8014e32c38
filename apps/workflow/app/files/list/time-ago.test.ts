import { expect, test } from "vitest";
import { timeAgo } from "./time-ago.ts";

const now = Date.parse("2026-03-10T12:00:00Z");

test.each([
  ["en", "2026-03-10T11:59:40Z", "now"],
  ["en", "2026-03-10T11:30:00Z", "30 minutes ago"],
  ["de", "2026-03-09T12:00:00Z", "gestern"],
  ["ja-JP", "2026-03-10T09:00:00Z", "3 時間前"],
  ["fr", "2025-03-09T12:00:00Z", "l’année dernière"],
] as const)("in %s, %s is texts as “%s”", (locale, date, texts) => {
  expect(timeAgo(locale, date, now)).toBe(texts);
});
