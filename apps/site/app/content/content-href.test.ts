import { expect, test } from "vitest";
import { configuredAddress } from "./content-href.ts";

const outside = {
  forum: "https://forum.example.org/",
  courses: ["/a", "/b", "/c", "/d"],
} as const;

test("words lead where an operator says", () => {
  expect(configuredAddress("outside:forum", outside)).toBe("https://forum.example.org/");
  expect(configuredAddress("outside:courses.3", outside)).toBe("/c");
});

test("they lead nowhere while nobody has said", () => {
  expect(configuredAddress("outside:helpCenter", outside)).toBeNull();
  expect(configuredAddress("outside:courses.3", {})).toBeNull();
});

test("other addresses stay what they are", () => {
  for (const address of ["/tags", "https://penpot.app/", "workflow:/preview", "#events"])
    expect(configuredAddress(address, outside)).toBe(address);
});
