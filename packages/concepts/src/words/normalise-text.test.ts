import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseText } from "./normalise-text.ts";

test("a plain text is spelled as it is beside one with accents", () => {
  const plain = fc.string({ unit: "binary-ascii", maxLength: 30 });
  fc.assert(
    fc.property(plain, (text) => {
      expect(normaliseText(`É ${text}`)).toBe(`e ${normaliseText(text)}`);
    }),
  );
});

test("apostrophes within a word are left out, others stay", () => {
  expect(normaliseText("Don't say 'No'")).toBe("dont say 'no'");
});
