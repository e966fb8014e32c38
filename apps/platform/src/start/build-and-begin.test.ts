import { buildArtefactInThread, isArtefactBuilt } from "@zoetrope/concepts/build-artefact";
import { beforeEach, expect, it, vi } from "vitest";
import { buildStalePageApps } from "../page-apps/build-page-apps.ts";
import { seedInChildProcess } from "../seed/seed-in-child-process.ts";
import { buildAndBegin } from "./build-and-begin.ts";

vi.mock("@zoetrope/concepts/build-artefact", () => ({
  isArtefactBuilt: vi.fn(),
  buildArtefactInThread: vi.fn(),
}));
vi.mock("../page-apps/build-page-apps.ts", () => ({ buildStalePageApps: vi.fn() }));
vi.mock("../seed/seed-in-child-process.ts", () => ({ seedInChildProcess: vi.fn() }));

const progress = vi.fn();
const reporter = {
  titles: [] as string[],
  step<T>(title: string, work: (progress: (done: number, total: number) => void) => Promise<T>): Promise<T> {
    this.titles.push(title);
    return work(progress);
  },
};
const outcome = { stored: 33, alreadyThere: 0, updated: 0, refused: [] };
const signal = new AbortController().signal;
const begin = (isBeginning = true) => buildAndBegin({ reporter, pageApps: ["site"], isBeginning, signal });

beforeEach(() => {
  vi.clearAllMocks();
  reporter.titles = [];
  vi.mocked(isArtefactBuilt).mockReturnValue(true);
  vi.mocked(buildStalePageApps).mockResolvedValue();
  vi.mocked(seedInChildProcess).mockResolvedValue(outcome);
});

it("begins the catalogue while pages are built, and shows how far it is once they are", async () => {
  const pages = Promise.withResolvers<void>();
  const seeding = Promise.withResolvers<typeof outcome>();
  vi.mocked(buildStalePageApps).mockReturnValue(pages.promise);
  vi.mocked(seedInChildProcess).mockReturnValue(seeding.promise);
  const begun = begin();
  await vi.waitFor(() => expect(seedInChildProcess).toHaveBeenCalled());
  vi.mocked(seedInChildProcess).mock.calls[0]?.[0](20, 33);
  expect(reporter.titles).toEqual([]);
  pages.resolve();
  await vi.waitFor(() => expect(reporter.titles).toEqual(["Begin the catalogue"]));
  vi.mocked(seedInChildProcess).mock.calls[0]?.[0](21, 33);
  seeding.resolve(outcome);
  await begun;
  expect(progress.mock.calls).toEqual([
    [20, 33],
    [21, 33],
  ]);
});

it("begins it at once, and tells it when the words are there that it is understood by", async () => {
  const words = Promise.withResolvers<void>();
  vi.mocked(isArtefactBuilt).mockReturnValue(false);
  vi.mocked(buildArtefactInThread).mockReturnValue(words.promise);
  const told = vi.fn();
  vi.mocked(seedInChildProcess).mockImplementation(async (_progress, _signal, { lexicon } = {}) => {
    await lexicon;
    told();
    return outcome;
  });
  const begun = begin();
  await vi.waitFor(() => expect(buildStalePageApps).toHaveBeenCalled());
  expect(seedInChildProcess).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
  words.resolve();
  await begun;
  expect(told).toHaveBeenCalledOnce();
});

it("says when the pages are built, while the catalogue still begins", async () => {
  const seeding = Promise.withResolvers<typeof outcome>();
  vi.mocked(seedInChildProcess).mockReturnValue(seeding.promise);
  const onPagesBuilt = vi.fn();
  const begun = buildAndBegin({ reporter, pageApps: ["site"], isBeginning: true, onPagesBuilt, signal });
  await vi.waitFor(() => expect(onPagesBuilt).toHaveBeenCalledOnce());
  seeding.resolve(outcome);
  await begun;
});

it("ends the catalogue's process where the pages cannot be built", async () => {
  vi.mocked(buildStalePageApps).mockImplementation(async () => {
    await vi.waitFor(() => expect(seedInChildProcess).toHaveBeenCalled());
    throw new Error("no pages");
  });
  let hasEnded = false;
  vi.mocked(seedInChildProcess).mockImplementation(async (_, ended) => {
    await new Promise((resolve) => ended.addEventListener("abort", resolve));
    hasEnded = true;
    throw new Error("ended");
  });
  await expect(begin()).rejects.toThrow("no pages");
  expect(hasEnded).toBe(true);
});

it("begins nothing where there is a catalogue", async () => {
  await begin(false);
  expect(seedInChildProcess).not.toHaveBeenCalled();
  expect(reporter.titles).toEqual([]);
});
