import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogoFile, svgRetryInMs } from "./logo-svg.ts";

const fetched = vi.fn<() => Promise<Response>>();
let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test("is asked for on load, and every five seconds until it is there", async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 502 }));
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  fetched.mockResolvedValueOnce(new Response("<svg/>"));
  const source = createLogoFile("https://assets.example/brand/logo.svg");
  await vi.advanceTimersByTimeAsync(0);
  expect(source.get()).toEqual({ svg: null, error: "Failed to fetch SVG" });
  await vi.advanceTimersByTimeAsync(svgRetryInMs - 1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(source.get()).toEqual({ svg: "<svg/>", error: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledTimes(2);
  expect(svgRetryInMs).toBe(5_000);
});

test("says “SVG code not available” while nothing is loaded", async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  const source = createLogoFile("");
  expect(() => source.require()).toThrow("SVG code not available");
});
