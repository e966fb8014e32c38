import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reservedPaths } from "./reserved-paths.ts";
import { reservedPathsFile, reservedPathsModule } from "./reserved-paths-module.ts";

test("every page of the site is reserved: `node apps/platform/src/write-reserved-paths.ts` after a new route", () => {
  expect(readFileSync(reservedPathsFile, "utf8")).toBe(reservedPathsModule());
});

test("routes, pages of words, short paths and files are all among them", () => {
  expect(reservedPaths).toEqual(
    expect.arrayContaining([
      "free-animations",
      "pricing",
      "plugins",
      "facebook",
      "robots.txt",
      "favicon.svg",
    ]),
  );
});
