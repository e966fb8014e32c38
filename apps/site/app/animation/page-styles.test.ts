import { expect, test } from "vitest";
import { avatarTone, initialsOf, markerPlaces, pageStyles } from "./page-styles.ts";

test("names of markers stand where their frames are", () => {
  expect(markerPlaces([{ name: "gather", frame: 0 }, { name: "fly", frame: 70 }], 100)).toEqual([0, 70]);
});

test("a name that would cover the next pushes it on", () => {
  const [first, second] = markerPlaces([{ name: "explosion", frame: 20 }, { name: "feather", frame: 21 }], 100) ?? [];
  expect(first).toBe(20);
  expect(second).toBeGreaterThan(30);
});

test("names that do not find room are not placed at all", () => {
  expect(markerPlaces([{ name: "the very last one", frame: 99 }], 100)).toBeNull();
  expect(markerPlaces(Array.from({ length: 20 }, (_, index) => ({ name: "segment", frame: index })), 20)).toBeNull();
});

test("nothing but a colour gets into the styles", () => {
  const animation = { markers: [], frameCount: 10, creator: { username: "x", name: "X", url: null } };
  expect(pageStyles({ ...animation, backgroundColour: "#12ab34" })).toContain("#12ab34");
  expect(pageStyles({ ...animation, backgroundColour: "red}body{display:none" })).not.toContain("display:none");
});

test.each([
  ["Ines Moreau", "IM"],
  ["lottie", "L"],
  ["  Ada  King Lovelace ", "AL"],
  ["", ""],
])("%j has the initials %j", (name, initials) => expect(initialsOf(name)).toBe(initials));

test("a name keeps its tone, and tones are among the eighteen", () => {
  expect(avatarTone("Ines Moreau")).toBe(avatarTone("Ines Moreau"));
  for (const name of ["a", "b", "Ines Moreau", "フクロウ"]) expect([...Array(18).keys()].map((tone) => tone + 1)).toContain(avatarTone(name));
});
