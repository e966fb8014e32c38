import { expect, it } from "vitest";
import { structuredData } from "../../app/animation/structured-data.ts";
import { createMemoryCatalog } from "../testing/memory-catalog.ts";
import { faultsOf } from "../testing/schema-org.ts";

const site = "https://site.example";

it("what an animation says to search engines is what schema.org knows", async () => {
  const catalog = createMemoryCatalog({ count: 3 });
  const [first] = (await catalog.search({ query: "" })).items;
  const animation = await catalog.get(first?.id ?? "");
  if (animation === null) throw new Error("the catalogue is empty");
  const moment = new Date("2026-05-04T10:00:00Z");
  const details = {
    ...animation,
    licence: { spdx: "MIT", name: "MIT", url: "/licence" },
    attribution: "Owl by Mira",
    tags: ["owl"],
    publishedAt: moment,
    updatedAt: moment,
  };
  const addresses = {
    page: `${site}/animation/owl-0a1b2c3d4e`,
    poster: `${site}/files/owl.webp`,
    file: `${site}/files/owl.lottie`,
    home: site,
    listing: `${site}/free-animations`,
  };
  const data = structuredData(details, "de", addresses, "Animationen");
  const block = { "@context": "https://schema.org", ...(JSON.parse(JSON.stringify(data)) as object) };
  expect(faultsOf(block)).toEqual([]);
});

it("what schema.org does not know is found", () => {
  const context = { "@context": "https://schema.org" };
  const creator = { "@type": "Person", url: "/me" };
  expect(faultsOf({ "@type": "CreativeWork", name: "Owl" })).toEqual(["@context undefined"]);
  expect(faultsOf({ ...context, "@type": "Vector" })).toHaveLength(1);
  expect(faultsOf({ ...context, "@type": "CreativeWork", colour: "red", creator })).toEqual([
    "CreativeWork.colour is no property of it",
    'CreativeWork.creator.url = "/me"',
  ]);
});
