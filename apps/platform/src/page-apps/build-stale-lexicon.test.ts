import { buildArtefactInThread, isArtefactBuilt } from "@zoetrope/concepts/build-artefact";
import { beforeEach, expect, it, vi } from "vitest";
import { buildStaleLexicon } from "./build-stale-lexicon.ts";

vi.mock("@zoetrope/concepts/build-artefact", () => ({
  isArtefactBuilt: vi.fn(() => false),
  buildArtefactInThread: vi.fn(),
}));

const reporter = {
  titles: [] as string[],
  step<T>(title: string, work: (progress: () => void) => Promise<T>): Promise<T> {
    this.titles.push(title);
    return work(() => {});
  },
};

beforeEach(() => {
  reporter.titles = [];
  vi.mocked(isArtefactBuilt).mockReturnValue(false);
});

it("compiles stale words while something else is done, and waits for both", async () => {
  const words = Promise.withResolvers<void>();
  vi.mocked(buildArtefactInThread).mockReturnValue(words.promise);
  const done: string[] = [];
  await buildStaleLexicon(reporter, async () => {
    expect(buildArtefactInThread).toHaveBeenCalled();
    done.push("pages");
    words.resolve();
  });
  expect(done).toEqual(["pages"]);
  expect(reporter.titles).toEqual(["Compile the words of the search"]);
});

it("says that they could not be compiled, after what was done meanwhile", async () => {
  vi.mocked(buildArtefactInThread).mockRejectedValue(new Error("no room"));
  const meanwhile = vi.fn(async () => {});
  await expect(buildStaleLexicon(reporter, meanwhile)).rejects.toThrow("no room");
  expect(meanwhile).toHaveBeenCalled();
});

it("leaves words alone that are compiled as they are now", async () => {
  vi.mocked(isArtefactBuilt).mockReturnValue(true);
  vi.mocked(buildArtefactInThread).mockClear();
  const meanwhile = vi.fn(async () => {});
  await buildStaleLexicon(reporter, meanwhile);
  expect(meanwhile).toHaveBeenCalled();
  expect(buildArtefactInThread).not.toHaveBeenCalled();
  expect(reporter.titles).toEqual([]);
});
