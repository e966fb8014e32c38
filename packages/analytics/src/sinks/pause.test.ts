import { expect, test } from "vitest";
import { waitInMs } from "./pause.ts";

test.each([
  [429, "40", 40_000],
  [429, "20", 30_000],
  [503, "1", 1_000],
  [429, "86400", 120_000],
  [429, null, 30_000],
  [429, "", 30_000],
  [429, "-5", 30_000],
  [429, "Sun, 22 Nov 2026 02:00:00 GMT", 30_000],
  [503, null, 0],
  [500, "20", 0],
])("an answer %s that asks to wait for %s is waited for %s ms", (status, asked, wait) =>
  expect(waitInMs({ status, headers: new Headers(asked === null ? {} : { "retry-after": asked }) })).toBe(
    wait,
  ),
);
