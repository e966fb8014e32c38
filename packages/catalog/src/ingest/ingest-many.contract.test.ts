import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { animationFormats, type IngestRequest } from "../animation.ts";
import {
  circleLottie,
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("a catalogue on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
  });
  afterAll(() => temporary.remove());

  it("takes many at once without losing one or counting one twice", async () => {
    const requests = Array.from({ length: 6 }, (_, index) => ingestRequest(`Swarm ${index % 3}`));
    const outcomes = await Promise.all(requests.map((request) => temporary.catalog.ingest(request)));
    expect(outcomes.filter(({ outcome }) => outcome === "stored")).toHaveLength(3);
    expect((await temporary.catalog.search({ query: "swarm" })).total).toBe(3);
  });

  it("stores what comes many at once in few transactions, each as if it came alone", async () => {
    const flock = Array.from({ length: 20 }, (_, index) =>
      ingestRequest(`Flock ${index}`, {
        tags: ["sky", `bird ${index}`],
        bytes: circleLottie({ radius: 20 + index }),
        creator: { username: `keeper-${index % 2}`, name: "Keeper", url: null },
        pack: "originals",
        featuredOn: "2026-10-01",
        publishedAt: new Date("2026-10-01T12:00:00Z"),
        ...(index < 2 ? { variantGroup: "flock" } : {}),
      }),
    );
    const broken = ingestRequest("Flock broken", { bytes: new TextEncoder().encode("{") });
    const unstorable = ingestRequest("Flock late", { publishedAt: new Date(8.64e15) });
    const versionBefore = await temporary.catalog.version();
    const ingest = (request: IngestRequest) =>
      temporary.catalog.ingest(request, {
        isUpdating: true,
        isRankedAfterwards: true,
        isPicturedLater: true,
      });
    const outcomes = await Promise.allSettled([...flock, flock[3] ?? broken, broken, unstorable].map(ingest));
    const outcomeOf = (result: (typeof outcomes)[number]) =>
      result.status === "fulfilled" ? result.value.outcome : "failed";
    expect(outcomes.map(outcomeOf)).toEqual([
      ...flock.map(() => "stored"),
      "already-there",
      "refused",
      "failed",
    ]);
    expect(await temporary.catalog.version()).toBe(versionBefore + flock.length);
    const found = await temporary.catalog.search({ query: "flock", pageSize: 96 });
    expect(found.total).toBe(flock.length - 1);
    expect(found.items.find(({ variants }) => variants.length > 0)?.variants).toHaveLength(2);
    expect((await temporary.catalog.search({ query: "bird 7" })).items[0]?.title).toBe("Flock 7");
    const last = await temporary.catalog.get(found.items.at(-1)?.id ?? "");
    expect(last).toMatchObject({ pack: "originals", creator: { name: "Keeper" } });
    expect(last?.files).toHaveLength(animationFormats.length);
    await temporary.catalog.rank();
    expect((await temporary.catalog.search({ query: "flock" })).total).toBe(found.total);
  });
});
