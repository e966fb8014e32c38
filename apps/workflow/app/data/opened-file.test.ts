import { expect, test } from "vitest";
import { openedAddress, readOpenedAddress } from "./opened-file.ts";

const id = "0a1b2c3d4e5f6g7h8i9j";

test("a file of a workspace opens in the preview", () => {
  const address = new URL(openedAddress("/de/preview", id), "https://workflow.example");
  expect(address.pathname).toBe("/de/preview");
  expect(readOpenedAddress(address.search)).toBe(id);
});

test.each([
  "",
  "?file=",
  "?file=https://evil.example/a.json",
  "?file=../../secret.json",
  `?file=${id}/../x`,
  `?file=${id}%0a`,
  `?open=${"0a".repeat(32)}.json`,
])("no other address names one: %s", (search) => {
  expect(readOpenedAddress(search)).toBeNull();
});
