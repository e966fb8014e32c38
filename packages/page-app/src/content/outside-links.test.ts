import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOutsideLinks } from "./outside-links.ts";

test("names that are left out keep the pages of this site", () => {
  expect(readOutsideLinks("# nothing yet\n")).toEqual({});
  expect(readOutsideLinks("forum: https://forum.example/\n")).toEqual({ forum: "https://forum.example/" });
});

test.each([
  "forum: javascript:alert(1)",
  "forum: //elsewhere.example",
  "forum: forum.example",
  "fourum: https://forum.example/",
  "courses: [https://a.example/]",
])("%s is refused", (source) => expect(() => readOutsideLinks(source)).toThrow());

test("the file of this repository can be read", () => {
  const file = join(import.meta.dirname, "../../../../content/outside-links.yaml");
  expect(readOutsideLinks(readFileSync(file, "utf8")).partnerSite).toBe("https://penpot.app/");
});
