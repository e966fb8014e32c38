import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCopiedMark } from "./copied-mark.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("“Copied!” stands for two seconds after the last copy", () => {
  let isShown = false;
  const { mark } = createCopiedMark((isCopied) => (isShown = isCopied));
  mark();
  vi.advanceTimersByTime(1_500);
  mark();
  vi.advanceTimersByTime(1_999);
  expect(isShown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown).toBe(false);
});

test("a menu that has gone is told nothing", () => {
  const show = vi.fn();
  const { mark, stop } = createCopiedMark(show);
  mark();
  stop();
  vi.advanceTimersByTime(9_000);
  expect(show).toHaveBeenCalledExactlyOnceWith(true);
});
