import { createConcepts } from "@zoetrope/concepts";
import { expect, it } from "vitest";
import { meaningOf } from "../../ingest/meaning-of.ts";
import { conceptKeyword } from "../index/concept-keywords.ts";
import { askedTerms } from "./asked-term.ts";
import { typicalKeywords } from "./typical-hits.ts";

const concepts = createConcepts();
const typicalOf = (query: string) =>
  typicalKeywords(askedTerms(concepts.parseQuery(query, "en").terms, concepts, "en"), concepts);

it("begins the weather with sun, rain and cloud", () => {
  expect(typicalOf("weather").slice(0, 3)).toEqual(["sun", "rain", "cloud"].map(conceptKeyword));
});

it("has nothing typical for what is no category, and for more than one thing", () => {
  expect(typicalOf("umbrella")).toEqual([]);
  expect(typicalOf("weather umbrella")).toEqual([]);
});

it("sees the sun in a clear day", () => {
  const { concepts: meant } = meaningOf(concepts, {
    title: "Clear day",
    tags: ["weather"],
    category: "weather",
  });
  expect(meant.map(({ id }) => id)).toContain("sun");
});
