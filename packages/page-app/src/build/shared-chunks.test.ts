import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sharedModules } from "./shared-chunks.ts";

const root = join(import.meta.dirname, "../../../..");
const isThere = (pattern: string): boolean => {
  const folder = pattern.slice(0, pattern.lastIndexOf("/"));
  const file = new RegExp(`^${pattern.slice(folder.length + 1)}\\.tsx?$`);
  return readdirSync(join(root, folder)).some((name) => file.test(name));
};

it.each(sharedModules)("%s is a module: a renamed one would be asked for by itself again", (pattern) => {
  expect(isThere(pattern)).toBe(true);
});
