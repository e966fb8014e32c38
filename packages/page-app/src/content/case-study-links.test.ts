import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { readCaseStudyLinks } from "./case-study-links.ts";

const study = (order: number, more = "") => `---
organisation: Owl & Co
summary: An owl that blinks
order: ${order}
tint: sky
drawing: owl
isSample: true
${more}---

Words.
`;

test("case studies stand in their order, with the line of the reader's language", () => {
  const files = {
    "../content/case-studies/second.mdx": study(2),
    "../content/case-studies/first.mdx": study(1, "summaries:\n  de: Eine Eule, die blinzelt\n"),
  };
  const german = readCaseStudyLinks(files, "de");
  expect(german.map(({ slug }) => slug)).toEqual(["first", "second"]);
  expect(german[0]).toEqual({
    slug: "first",
    title: "Owl & Co",
    text: "Eine Eule, die blinzelt",
    lang: "de",
    tint: "sky",
    drawing: "owl",
  });
  // What nobody has translated says which language it is in.
  expect(german[1]).toMatchObject({ text: "An owl that blinks", lang: "en" });
  expect(readCaseStudyLinks(files, "en")[0]).toMatchObject({ text: "An owl that blinks", lang: "en" });
});

test("a translated case study is no case study of its own", () => {
  const translation = "---\ntitle: Eule & Co\nsource: 3f2a5c91d07e\n---\n\nWorte.\n";
  const files = { "first.mdx": study(1), "first.de.mdx": translation, "first.kr.mdx": translation };
  expect(readCaseStudyLinks(files, "de").map(({ slug }) => slug)).toEqual(["first"]);
});

test("front matter that a menu cannot show stops the build of the page", () => {
  expect(() => readCaseStudyLinks({ "a.mdx": "No front matter" }, "en")).toThrow();
  expect(() => readCaseStudyLinks({ "a.mdx": study(1).replace("sky", "brown") }, "en")).toThrow();
});

test("the seven of this repository speak every language of the menu", () => {
  const folder = join(import.meta.dirname, "../../../../content/case-studies");
  const files = Object.fromEntries(
    globSync("*.mdx", { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  // A language may be there before its case studies are.
  const begun = languages.filter(({ urlPrefix }) =>
    Object.keys(files).some((name) => name.endsWith(`.${urlPrefix}.mdx`)),
  );
  expect(begun).not.toEqual([]);
  for (const { locale } of begun) {
    const links = readCaseStudyLinks(files, locale);
    expect(links).toHaveLength(7);
    expect(links.filter(({ lang }) => lang !== locale)).toEqual([]);
  }
});
