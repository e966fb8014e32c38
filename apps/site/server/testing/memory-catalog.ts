import type {
  AnimationDetail,
  AnimationSummary,
  Catalog,
  PackSummary,
  SeedingProgress,
} from "@zoetrope/catalog";

const subjects = [
  "Owl, blink",
  "Paper boat",
  "Moth, wing beat",
  "Loading hourglass",
  "Confetti, one burst",
  "Lighthouse",
];
const colours = ["#eab24a", "#7fbad0", "#b09fd6", null, "#e8948a", "#8dc298"];

const pack: PackSummary = {
  slug: "originals",
  pieces: 6,
  freePieces: 6,
  archiveSizeInBytes: 60_000,
  wholeSizeInBytes: 60_000,
  styles: [],
  creators: [{ username: "lena", name: "Lena Vogt", url: null }],
  licences: [{ spdx: "MIT", name: "MIT License", url: "https://spdx.org/licenses/MIT.html" }],
  updatedAt: new Date("2026-05-04"),
};

function summary(index: number): AnimationSummary {
  const title = subjects[index % subjects.length]!;
  const key = index.toString(16).padStart(64, "0");
  return {
    id: index.toString(36).padStart(10, "0"),
    slug: title.toLowerCase().replace(/[^a-z]+/g, "-"),
    title,
    language: "en",
    titles: {},
    creator: { username: "lena", name: "Lena Vogt", url: null },
    isPremium: index % 11 === 0,
    width: 400,
    height: 300,
    frameRate: 24,
    durationInSeconds: 2,
    features: index % 3 === 0 ? ["interactive"] : index % 3 === 1 ? ["themeable"] : [],
    backgroundColour: null,
    dominantColour: colours[index % colours.length]!,
    posterKey: `${key}.webp`,
    playKey: `${key}.lottie`,
    playSizeInBytes: 4_000 + index,
    likes: index * 37,
    downloads: index * 11,
  };
}

/** A catalogue of made-up records for tests of the pages. Everything matches except the query `nothing`. */
export function createMemoryCatalog({ count = 100 } = {}): Catalog & {
  bumpVersion(): void;
  searches: number;
} {
  const all = Array.from({ length: count }, (_, index) => summary(index));
  let version = 1;
  let seeding: SeedingProgress | null = null;
  const unsupported = (): never => {
    throw new Error("not part of this catalogue");
  };
  return {
    searches: 0,
    bumpVersion() {
      version += 1;
    },
    async search({ query, page = 1, pageSize = 24 }) {
      this.searches += 1;
      const items = query === "nothing" ? [] : all;
      return {
        items: items
          .slice((page - 1) * pageSize, page * pageSize)
          .map((one) => Object.assign({ variants: [] }, one)),
        total: items.length,
        totalIsCapped: false,
        page,
        pageCount: Math.ceil(items.length / pageSize),
        correctedQuery: query === "ovl" ? "owl" : null,
        relatedTags: ["bird", "night"],
        explanation: null,
        isEmptiedByFilters: false,
        nearest: [],
      };
    },
    suggest: async (query) => [{ keyword: `${query}s` }],
    get: async (id) => {
      const found = all.find((one) => one.id === id);
      return found === undefined
        ? null
        : ({
            ...found,
            description: "",
            tags: [],
            translations: {},
            files: [],
          } as unknown as AnimationDetail);
    },
    async page(id, { related }) {
      const animation = await this.get(id);
      return animation && { animation, variants: [], related: await this.related(id, { limit: related }) };
    },
    list: async (_name, options) => all.slice(0, options?.limit ?? 24),
    likeOf: unsupported,
    related: async (_id, options) => all.slice(0, options?.limit ?? 8),
    tags: async () => [
      { tag: "owl", label: null, count: 12 },
      { tag: "ocean", label: null, count: 7 },
    ],
    addresses: async ({ first, last }) =>
      all.slice(first - 1, last).map(({ id, slug }) => ({ id, slug, updatedAt: new Date("2026-05-04") })),
    lastRecord: async () => count,
    ingest: unsupported,
    remove: () => Promise.resolve(false),
    withdraw: unsupported,
    rank: unsupported,
    renewSimilarity: unsupported,
    analyseAccessibility: unsupported,
    countDownload: unsupported,
    makePreviews: unsupported,
    recordViews: unsupported,
    linkConcepts: unsupported,
    names: unsupported,
    listingDetails: async (ids) =>
      new Map(
        ids.map((id) => [
          id,
          {
            tags: [],
            licence: { spdx: "MIT", name: "MIT", url: "/" },
            attribution: "",
            files: [],
            publishedAt: new Date("2026-05-04"),
          },
        ]),
      ),
    some: async (ids) => all.filter(({ id }) => ids.includes(id)),
    editorsDays: { list: unsupported, set: unsupported, remove: unsupported, begin: unsupported },
    popularSearches: {
      list: async (locale) => (locale === "de" ? ["pferd", "konfetti"] : []),
      learn: unsupported,
    },
    synonyms: {
      list: unsupported,
      conceptsNamed: unsupported,
      labelOf: unsupported,
      add: unsupported,
      remove: unsupported,
    },
    likes: {
      maxPerPerson: 0,
      set: unsupported,
      bring: unsupported,
      list: unsupported,
      accountPart: { name: "likes", export: unsupported, remove: unsupported },
    },
    savedSearches: {
      list: unsupported,
      save: unsupported,
      forget: unsupported,
      accountPart: { name: "saved-searches", export: unsupported, remove: unsupported },
    },
    packs: { list: async () => [pack], get: async () => null, archive: async () => null },
    featuredDays: async (limit) => [{ day: "2026-11-01", animations: all.slice(0, limit ?? 48) }],
    isAnythingCounted: async () => true,
    recordSearches: unsupported,
    version: async () => version,
    async reportSeedingProgress(progress) {
      seeding = progress;
      version += 1;
    },
    seedingProgress: async () => seeding,
    posters: { of: async () => null, makeAwaited: async () => 0 },
  };
}
