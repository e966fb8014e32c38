import { describe, expect, it } from "vitest";
import { parseAnimation } from "@zoetrope/lottie";
import { sampleEvery } from "../../../scripts/test-command/thoroughness.ts";
import { listOriginals, type Original } from "./index.ts";
import { premiumOriginals } from "./premium/index.ts";
import { paintFrames, playStates } from "./testing/frame-painter.ts";
import { changeBetween, silhouetteOf, unlikeness } from "./testing/pictures.ts";

const originals = listOriginals();
const drawn = sampleEvery(originals, 0, 3);
const facts = (original: Original) => original.toJson() as { fr: number; op: number; w: number; h: number };
const text = (original: Original) => JSON.stringify(original.toJson());
/** Packing takes longer than all that is asked of what was packed. */
const archives = new Map(originals.map((original) => [original.key, original.toDotLottie()]));
const archiveOf = ({ key }: Original) => archives.get(key) ?? new Uint8Array();
const keysOf = (list: readonly Original[]) => list.map(({ key }) => key);

/** Frames are compared at this size: movement of a pixel of the real picture does not count. */
const size = { width: 96, height: 72 };

const length = (original: Original) => facts(original).op / facts(original).fr;

const walk = async (key: string, machine: string, steps: ("enter" | "leave" | "press")[]) => {
  const original = originals.find((one) => one.key === key);
  if (!original) throw new Error(`There is no ${key}`);
  return playStates(original.toDotLottie(), machine, steps);
};

describe("every original", () => {
  it("has an address, a title and tags of its own", () => {
    expect(new Set(keysOf(originals)).size).toBe(originals.length);
    expect(new Set(originals.map(({ title }) => title.toLowerCase())).size).toBe(originals.length);
    expect(keysOf(originals.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)))).toEqual([]);
    expect(
      keysOf(
        originals.filter(
          ({ tags }) => tags.length < 6 || tags.length > 14 || new Set(tags).size < tags.length,
        ),
      ),
    ).toEqual([]);
    expect(
      keysOf(originals.filter(({ description }) => description.length < 20 || description.length > 240)),
    ).toEqual([]);
  });

  it("is premium where its file lies among those under the sample licence, and then not on the front wall", () => {
    const premium = originals.filter(({ isPremium }) => isPremium);
    expect(keysOf(premium)).toEqual(keysOf(premiumOriginals));
    expect(premium.length).toBeGreaterThanOrEqual(60);
    expect(keysOf(premium.filter(({ featuredRank }) => featuredRank !== null))).toEqual([]);
  });

  it("is read back from its dotLottie without a complaint", () => {
    const complaints = originals.flatMap((original) => {
      const parsed = parseAnimation(archiveOf(original));
      const film = original.build();
      const complete =
        parsed.themes.length === film.themes.length &&
        parsed.stateMachines.length === film.stateMachines.length;
      return [
        ...parsed.diagnostics.map(({ code }) => code),
        ...(complete ? [] : ["themes or state machines are missing"]),
      ].map((warning) => `${original.key}: ${warning}`);
    });
    expect(complaints).toEqual([]);
  });

  it("lasts 0.8 to 6 seconds and weighs at most 60 kB", () => {
    expect(keysOf(originals.filter((original) => length(original) < 0.8 || length(original) > 6))).toEqual(
      [],
    );
    expect(
      originals
        .map((original) => ({ key: original.key, bytes: archiveOf(original).length }))
        .filter(({ bytes }) => bytes > 60_000),
    ).toEqual([]);
  });

  it("goes round without a jump where it loops", async () => {
    const jumps: string[] = [];
    for (const original of drawn.filter(({ loops }) => loops)) {
      const end = facts(original).op;
      // Film holds its pictures and old machines move in notches, so half a second on either side says what one step is.
      const around = Array.from({ length: 21 }, (_, index) => (end + index - 10) % end);
      const pictures = await paintFrames(text(original), around, size.width, size.height);
      const changes = pictures
        .slice(1)
        .map((picture, index) => changeBetween(pictures[index] ?? picture, picture));
      const seam = changes[9] ?? 0;
      const usual = Math.max(...changes.filter((_, index) => index !== 9));
      if (seam > usual * 2 + 0.01)
        jumps.push(`${original.key}: ${seam.toFixed(3)} against ${usual.toFixed(3)}`);
    }
    expect(jumps).toEqual([]);
  });

  it("shows something and moves", async () => {
    const dull: string[] = [];
    for (const original of drawn) {
      const end = facts(original).op;
      const [first, ...rest] = await paintFrames(
        text(original),
        [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => end * share),
        size.width,
        size.height,
      );
      if (!first || !rest.some((picture) => changeBetween(first, picture) > 0.002)) dull.push(original.key);
    }
    expect(dull).toEqual([]);
  });

  it("has a silhouette of its own", async () => {
    const posters: { key: string; silhouette: number[] }[] = [];
    for (const original of originals) {
      const [picture] = await paintFrames(
        text(original),
        [original.build().posterFrame],
        size.width,
        size.height,
      );
      if (picture) posters.push({ key: original.key, silhouette: silhouetteOf(picture) });
    }
    const twins = posters.flatMap((one, index) =>
      posters
        .slice(index + 1)
        .filter((other) => unlikeness(one.silhouette, other.silhouette) < 0.12)
        .map((other) => `${one.key} and ${other.key}`),
    );
    expect(twins).toEqual([]);
  });

  it("paints each of its themes", async () => {
    for (const original of drawn.filter((one) => one.build().themes.length > 0)) {
      const seen = new Set<string>();
      for (const theme of original.build().themes) {
        const [picture] = await paintFrames(archiveOf(original), [0], size.width, size.height, theme.id);
        seen.add([...(picture?.pixels.slice(0, 3) ?? [])].join());
      }
      expect(seen.size, original.key).toBe(original.build().themes.length);
    }
  });
});

describe("states", () => {
  it("wake the owl when the pointer comes near and startle it at a press", async () => {
    expect(await walk("owl-light-sleeper", "temper", ["enter", "press"])).toEqual([
      "asleep",
      "awake",
      "startled",
    ]);
  });

  it("let the horse run while the pointer is there and leap at a press", async () => {
    expect(await walk("gallop-cycle", "gait", ["enter", "press", "leave"])).toEqual([
      "idle",
      "run",
      "leap",
      "idle",
    ]);
  });
});

const found = (word: string) =>
  originals.filter(({ title, description, tags, category }) =>
    [title, description, category, ...tags].some((text_) =>
      text_
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .includes(word),
    ),
  );

describe("the words people look for first", () => {
  it.each(["loading", "success", "confetti", "ai", "arrow", "login", "error", "check", "money", "404"])(
    "%s finds at least four originals",
    (term) => {
      expect(found(term).length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(["finance", "icons", "gaming", "business", "space", "health", "animals"])(
    "%s holds at least four originals",
    (category) => {
      expect(
        originals.filter((original) => original.category === category || original.tags.includes(category))
          .length,
      ).toBeGreaterThanOrEqual(4);
    },
  );
});
