import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requireElement } from "./require-element.ts";

const looked = vi.fn<(id: string) => unknown>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { getElementById: looked });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  looked.mockReset();
});

test("an element that is not there is looked for twenty times, every 50 ms, and then said to be missing", async () => {
  const missing = expect(requireElement("place")).rejects.toThrow("element of given ID not found");
  await vi.advanceTimersByTimeAsync(49);
  expect(looked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toHaveBeenCalledTimes(20);
  await missing;
});

test("one that comes late is found", async () => {
  const element = {};
  looked.mockReturnValueOnce(null).mockReturnValueOnce(element);
  const found = requireElement("late");
  await vi.advanceTimersByTimeAsync(50);
  expect(await found).toBe(element);
});
