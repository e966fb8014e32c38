import { expect, test } from "vitest";
import { isChanged, noChanges, orderColours, readHex, withColour } from "./colour-mapping.ts";

test.each([
  ["#EAB24A", "#eab24a"],
  ["eab24a", "#eab24a"],
  [" #Abc ", "#aabbcc"],
])("%j is understood as %s", (typed, hex) => expect(readHex(typed)).toBe(hex));

test.each(["", "#", "red", "#12345", "#1234567", "#ggg"])("%j is no colour", (typed) =>
  expect(readHex(typed)).toBeNull(),
);

test("a colour can be changed twice, and back", () => {
  const once = withColour(noChanges, "#000000", "#ff0000");
  const twice = withColour(once, "#000000", "#00ff00");
  expect(twice).toEqual({ "#000000": "#00ff00" });
  expect(isChanged(twice)).toBe(true);
  expect(isChanged(withColour(twice, "#000000", "#000000"))).toBe(false);
  expect(once).toEqual({ "#000000": "#ff0000" });
});

test("changing one colour leaves the others as they were changed", () => {
  const both = withColour(withColour(noChanges, "#000000", "#111111"), "#ffffff", "#eeeeee");
  expect(withColour(both, "#000000", "#000000")).toEqual({ "#ffffff": "#eeeeee" });
});

test("colours that the poster shows most come first, the others keep their order", () => {
  expect(
    orderColours(["#111111", "#222222", "#333333", "#444444"], ["#333333", "#999999", "#222222"]),
  ).toEqual(["#333333", "#222222", "#111111", "#444444"]);
});
