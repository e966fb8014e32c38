import { createConcepts } from "@zoetrope/concepts";
import { describe, expect, it } from "vitest";
import { documentKeywords } from "../search/index/document-keywords.ts";
import { conceptField, field } from "../search/index/postings.ts";
import { meaningOf } from "./meaning-of.ts";

const concepts = createConcepts();

function keywordsOf(title: string, tags: string[]) {
  const texts = { title, tags, category: "gaming" };
  return documentKeywords(
    {
      ...texts,
      language: "en",
      titles: { de: "Joystick, links rechts Feuer" },
      translations: {},
      description: "",
      creatorName: "",
      concepts: meaningOf(concepts, texts).concepts,
    },
    concepts,
  );
}

describe("what a title remarks after a comma", () => {
  const keywords = keywordsOf("Joystick, left right fire", ["game"]);

  it("is hardly what is shown, where nothing else speaks of it", () => {
    expect(keywords.get("concept:joystick")?.field).toBe(conceptField.title);
    expect(keywords.get("concept:fire")?.field).toBe(conceptField.perhapsTitle);
    expect(keywordsOf("Camp, by the fire", ["fire"]).get("concept:fire")?.field).toBe(conceptField.title);
  });

  it("is found as a tag is, in every language, and offered like the name", () => {
    expect(keywords.get("joystick")?.field).toBe(field.title);
    expect(keywords.get("fire")).toMatchObject({ field: field.tag, isSuggested: true });
    expect(keywords.get("feuer")).toMatchObject({ field: field.tag, isSuggested: false });
  });
});
