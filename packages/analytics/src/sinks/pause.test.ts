import { expect, test } from "vitest";
import { waitInMs } from "./pause.ts";

test.each([
  [429, "20", 20_000],
  [503, "1", 1_000],
  [429, "86400", 120_000],
  [429, null, 0],
  [429, "", 0],
  [429, "-5", 0],
  [429, "Sun, 22 Nov 2026 02:00:00 GMT", 0],
  [500, "20", 0],
])("an answer %s that asks to wait for %s is waited for %s ms", (status, asked, wait) =>
  expect(waitInMs({ status, headers: new Headers(asked === null ? {} : { "retry-after": asked }) })).toBe(
    wait,
  ),
);
