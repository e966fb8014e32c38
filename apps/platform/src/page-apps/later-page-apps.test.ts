import { expect, it, vi } from "vitest";
import { buildStalePageApps } from "./build-page-apps.ts";
import { laterPageApps } from "./later-page-apps.ts";

vi.mock("./build-page-apps.ts", () => ({ buildStalePageApps: vi.fn(), isPageAppBuilt: vi.fn() }));

const reporter = { step: vi.fn() };

it("leaves what is not built to later where the site is not to wait for it", () => {
  const nothing = () => false;
  expect(laterPageApps(["site", "accounts", "workflow", "api"], nothing).hosts).toEqual([
    "accounts",
    "workflow",
  ]);
  expect(laterPageApps(["accounts", "workflow"], nothing).hosts).toEqual([]);
  expect(laterPageApps(["site", "accounts", "workflow"], (host) => host === "accounts").hosts).toEqual([
    "workflow",
  ]);
});

it("tells who waits for pages that they are built, or cannot be", async () => {
  vi.mocked(buildStalePageApps).mockResolvedValueOnce().mockRejectedValueOnce(new Error("no pages"));
  const [good, bad] = [1, 2].map(() => laterPageApps(["site", "workflow"], () => false));
  await good?.build(reporter);
  await expect(good?.built).resolves.toBeUndefined();
  await expect(bad?.build(reporter)).rejects.toThrow("no pages");
  await expect(bad?.built).rejects.toThrow("no pages");
  expect(buildStalePageApps).toHaveBeenCalledWith(["workflow"], reporter, { signal: undefined });
});
