import { expect, it, test } from "vitest";
import { downloadNameOf, findNameProblem } from "./download-name.ts";
import type { FileKey } from "./file-store.ts";

const json: FileKey = `${"0a".repeat(32)}.json`;
const lottie: FileKey = `${"0a".repeat(32)}.lottie`;

it.each([
  ["Owl", json, "Owl.json"],
  ["Owl", lottie, "Owl.lottie"],
  ["Owl.JSON", json, "Owl.json"],
  ["v1.2", json, "v1.2.json"],
  ["in/out\\again", json, "in-out-again.json"],
  ['50% "off"', json, "50% -off-.json"],
  ["夜のフクロウ 🦉", lottie, "夜のフクロウ 🦉.lottie"],
  ["..", json, "-.json"],
  [".json", json, "animation.json"],
  ["gpj.\u202enosj", json, "gpj.-nosj.json"],
])("a file called %j is saved by every system", (name, key, saved) => {
  expect(downloadNameOf(name, key)).toBe(saved);
  expect(findNameProblem(saved, key)).toBeNull();
});

test("a long name is cut between characters, not in the middle of one", () => {
  const saved = downloadNameOf("🦉".repeat(200), lottie);
  expect(saved).toBe(`${"🦉".repeat(71)}.lottie`);
  expect(findNameProblem(saved, lottie)).toBeNull();
});
