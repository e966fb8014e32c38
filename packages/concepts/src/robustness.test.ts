import { maxQueryLength } from "@zoetrope/kit/limits";
import { locales } from "@zoetrope/i18n";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createConcepts } from "./create-concepts.ts";

const concepts = createConcepts();
const locale = fc.constantFrom(...locales);

/** What people paste, by accident or to see what breaks. */
const strange = [
  "",
  "   ",
  "\0\u0001\u001f\u007f\u200b\ufeff",
  "'; DROP TABLE animations; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00%0a",
  "the the the",
  "🐎🐎🐎🐎🐎🐎",
  "👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈🇩🇪",
  "חתול رقم قطة",
  "сердце καρδιά แมว 心",
  "horse馬말Pferd",
  "\ud83d",
  "\udc0e\ud83d",
  "constructor __proto__ toString hasOwnProperty",
  "a".repeat(10_000),
  "馬".repeat(10_000),
  "말".repeat(10_000),
  "ア".repeat(10_000),
  "e\u0301".repeat(5_000),
  "horse ".repeat(200),
  "𝕳𝖔𝖗𝖘𝖊 ﬁre ½ ²",
];

const texts = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ unit: "binary", maxLength: 600 }),
  fc.string({ unit: "grapheme", maxLength: 600 }),
  fc
    .array(fc.constantFrom(...strange, "cat", "の", "die", "은", "l'", "3d", "#", "-"), { maxLength: 200 })
    .map((words) => words.join(" ")),
);

describe("whatever somebody types", () => {
  it("is read as a few terms, each with what it means", () => {
    fc.assert(
      fc.property(texts, locale, (text, own) => {
        const { terms } = concepts.parseQuery(text, own);
        expect(terms.length).toBeLessThanOrEqual(12);
        expect(terms.filter(({ isPrefix }) => isPrefix).length).toBeLessThanOrEqual(1);
        for (const term of terms) {
          // What is spelt as a small word is, without its accent, is asked for by its meaning alone.
          expect(term.words.length + term.concepts.length).toBeGreaterThan(0);
          expect(term.words.join("").length).toBeLessThanOrEqual(maxQueryLength * 4);
          expect(term.concepts.every(({ weight }) => weight > 0 && weight <= 1)).toBe(true);
          expect(term.concepts.map(({ weight }) => weight)).toEqual(
            term.concepts.map(({ weight }) => weight).toSorted((a, b) => b - a),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  it("is linked, completed and corrected without an error", () => {
    fc.assert(
      fc.property(texts, locale, (text, own) => {
        expect(concepts.link(text, own).every(({ weight }) => weight > 0 && weight <= 1)).toBe(true);
        expect(concepts.complete(text, own, 8).length).toBeLessThanOrEqual(8);
        expect(concepts.correct(text, own)).not.toBe("");
        expect(concepts.wordsOf(text)).toEqual([...new Set(concepts.wordsOf(text))]);
      }),
      { numRuns: 80 },
    );
  });

  it("finds the horse among what nobody can read", () => {
    const found = concepts.parseQuery("\0<b>🐎</b>\u200b", "ja-JP").terms.flatMap((term) => term.concepts);
    expect(found.map(({ id }) => id)).toContain("horse");
  });
});
