import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { workIconShapes } from "./work-icon-shapes.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
/** The packages whose parts stand on public pages. */
const sources = globSync("{apps/site/app,packages/{chrome,page-app,ui}/src}/**/*.{ts,tsx}", {
  cwd: repository,
}).filter((file) => !file.endsWith(".test.ts"));
const names = Object.keys(workIconShapes).join("|");
const asked = new RegExp(
  String.raw`#icon-(?:${names})\b|(?:<Icon[^>]*|\b(?:icon|name)\s*[=:]\s*\{?\s*)["'](?:${names})["']`,
  "g",
);

test("a public page names no icon that only the apps for signed-in people carry", () => {
  expect(sources.length).toBeGreaterThan(150);
  const samples = '<Icon name={a ? "x" : "folder"} />, { icon: "lock" }, <use href="#icon-eye" />';
  expect(samples.match(asked)).toHaveLength(3);
  const found = sources.flatMap((file) =>
    (readFileSync(path.join(repository, file), "utf8").match(asked) ?? []).map((hit) => `${file}: ${hit}`),
  );
  expect(found).toEqual([]);
});
