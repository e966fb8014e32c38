import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { quoteArgument } from "./quote-argument.ts";

test.each([
  "walk.json",
  "a walk.json",
  "$(id).json",
  "`id`.json",
  'a"b.json',
  "a\\b.json",
  "it's $HOME.json",
  "'; id; '.json",
])("a shell takes %j as it is and runs nothing of it", (name) => {
  const printed = execFileSync("sh", ["-c", `printf %s ${quoteArgument(name)}`], { encoding: "utf8" });
  expect(printed).toBe(name);
});

test("a name that begins like an option is none", () => {
  expect(quoteArgument("--help.json")).toBe('"./--help.json"');
});
