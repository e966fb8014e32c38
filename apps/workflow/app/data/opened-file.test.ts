import { expect, test } from "vitest";
import { openedAddress, readOpenedAddress } from "./opened-file.ts";

const assets = "https://assets.example";
const key = `${"0a".repeat(32)}.lottie`;

test("a file of a workspace opens in the preview under its name", () => {
  const address = openedAddress("/de/preview", { sourceUrl: `${assets}/files/${key}`, name: "Eule & Co." });
  expect(new URL(address, assets).pathname).toBe("/de/preview");
  expect(readOpenedAddress(new URL(address, assets).search, assets)).toEqual({
    url: `${assets}/files/${key}`,
    filename: "Eule & Co..lottie",
  });
});

test.each([
  "",
  "?open=",
  "?open=https://evil.example/a.json",
  "?open=../../secret.json",
  `?open=${key}/../x.json`,
  `?open=${key}%0a`,
  `?open=${"0a".repeat(32)}.svg`,
])("no other address is fetched: %s", (search) => {
  expect(readOpenedAddress(search, assets)).toBeNull();
});
