import fc from "fast-check";
import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

test("a text is cut alike whether or not another script stands in it", () => {
  const plain = fc.string({ unit: fc.constantFrom(...Array.from("aZ09 -_.'*#/\"&")), maxLength: 60 });
  fc.assert(
    fc.property(plain, (text) => {
      expect([...tokensOf(text), ...tokensOf("é")]).toEqual(tokensOf(`${text} é`));
    }),
  );
});

test("letters beyond the fortieth of a word are left out, and its letters stay as they were typed beside it", () => {
  expect(tokensOf("Café-TABLE x86")).toMatchObject([
    { text: "Café", word: "cafe" },
    { text: "TABLE", word: "table" },
    { text: "x86", word: "x86" },
  ]);
  expect(tokensOf("a".repeat(50))[0]?.word).toHaveLength(40);
});
