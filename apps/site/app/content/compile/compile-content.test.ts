import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defaultOutsideLinks } from "@zoetrope/chrome";
import { contactTopics } from "@zoetrope/i18n";
import { describe, expect, test } from "vitest";
import { addressOfFile } from "../address-of-file.ts";
import { drawingNames } from "../drawing-names.ts";
import routes from "../../routes.ts";
import { compileContent } from "./compile-content.ts";
import { englishFileOf } from "./translations.ts";

const repository = path.resolve(import.meta.dirname, "../../../../..");
const files = globSync("content/*/**/*.mdx", { cwd: repository }).toSorted();
const read = (file: string): string => readFileSync(path.join(repository, file), "utf8");

/** Addresses that have pages of their own which are not made of words, and are not there yet. */
const notYet = [/^\/tools\/[a-z-]+$/, /^\/lottie-editor$/, /^\/lottie-creator$/];
/** Addresses that the server answers beside the pages. */
const documents = [/^\/blog\/rss\.xml$/];

const fields = {
  title: "A page",
  description: "What this page is about, in one sentence that is long enough.",
  tint: "rose",
  drawing: "owl",
  updated: "2026-11-21",
};
const page = (changes: Record<string, string | null>, body = "Words.") => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  return compileContent("content/pages/a.mdx", `---\n${lines.join("\n")}\n---\n\n${body}\n`);
};

test("a button whose words stand on a line of their own holds them without a paragraph, as on one line", async () => {
  const onOneLine = await page({}, '<Action href="/tags">Tags</Action>');
  const onThree = await page({}, '<Action href="/tags">\n  Tags\n</Action>');
  expect(onThree.code).not.toContain("_components.p");
  expect(onThree.links).toEqual(onOneLine.links);
});

test("no line ends between a number and what it counts in Japanese and Korean; code stays as it is", async () => {
  const { code } = await page(
    {},
    '<Section title="600 点">\n\n支払いには 3 秒。100 번 중 95 번. 3 frames, `3 秒`.\n\n</Section>',
  );
  expect(code).toContain("600\u00a0点");
  expect(code).toContain("3\u00a0秒。100\u00a0번 중 95\u00a0번. 3 frames");
  expect(code).toContain('"3 秒"');
});

test.each([
  ['<Measured id="nothing" />', 'scripts/case-studies/results/tern-bank.json has no figure "nothing"'],
  ['<Figures ids="median nothing" />', 'scripts/case-studies/results/tern-bank.json has no figure "nothing"'],
  ['<Benchmark bench="search" figure="nothing" />', 'benchmarks/results/search.json has no figure "nothing"'],
  ['<Claim bench="nothing" figure="x">so fast</Claim>', 'benchmarks/results/nothing.json has no figure "x"'],
  ['<Claim value="5 ms" source="npm run bench -- search">so fast</Claim>', "names bench and figure"],
])("words with a figure that nothing measured do not build: %s", async (words, fault) => {
  const caseStudy = read("content/case-studies/tern-bank.mdx").split("\n---\n")[0] ?? "";
  const compiling = compileContent("content/case-studies/tern-bank.mdx", `${caseStudy}\n---\n\n${words}\n`);
  await expect(compiling).rejects.toThrow(fault);
});

test("a case study whose figure for lists is not measured does not build", async () => {
  const source = read("content/case-studies/tern-bank.mdx").replace("figure: median", "figure: nothing");
  await expect(compileContent("content/case-studies/tern-bank.mdx", source)).rejects.toThrow(
    'tern-bank.json has no figure "nothing"',
  );
});

describe("front matter", () => {
  test("a page that has it all becomes a module", async () => {
    const { frontMatter, code } = await page({});
    expect(frontMatter).toMatchObject({ ...fields, lang: "en", isSample: false });
    expect(code).toContain("export const frontMatter");
  });

  test.each([
    ["a missing field", { title: null }, "title"],
    ["an empty field", { title: '""' }, "title"],
    ["a short description", { description: "Short." }, "description"],
    ["a drawing that does not exist", { drawing: "unicorn" }, "drawing"],
    ["a tint that does not exist", { tint: "purple" }, "tint"],
    ["a day that is none", { updated: "2026-02-30" }, "updated"],
    ["a language that the site does not have", { lang: "xx" }, "lang"],
    ["a word where yes or no belongs", { isSample: "perhaps" }, "isSample"],
    ["a misspelt field", { isSampel: "true" }, "isSampel"],
  ])("%s fails with the file and the field", async (_name, changes, field) => {
    await expect(page(changes)).rejects.toThrow(new RegExp(`^content/pages/a\\.mdx: [^]*${field}`));
  });

  test("a file without it, and one whose YAML is broken, fail with the file", async () => {
    await expect(compileContent("content/pages/a.mdx", "Words.")).rejects.toThrow("content/pages/a.mdx");
    await expect(compileContent("content/pages/a.mdx", "---\ntitle: [\n---\n")).rejects.toThrow("not YAML");
  });
});

describe("words", () => {
  test.each([
    ["a component that does not exist", "<Carousel />", "<Carousel>"],
    ["a drawing that does not exist", '<CallToAction title="A" tint="rose" drawing="unicorn" />', "unicorn"],
    ["a style that the pages' policy refuses", '<p style="color: red">Words</p>', "style"],
    ["code of its own", 'import fs from "node:fs";', "import"],
    ["a picture of nothing", "<PictureOf />", "PictureOf"],
    ["a link to a host that nobody has", "[Us](https://us.example/a)", "https://us.example/a leads nowhere"],
    ["an id that is none", '<PictureOf id="owl" />', "owl"],
    ["more pictures than fit", '<PictureOf query="owl" count={40} />', "count"],
  ])("%s fails with the file and the line", async (_name, body, word) => {
    await expect(page({}, body)).rejects.toThrow(new RegExp(`^content/pages/a\\.mdx:\\d+: [^]*${word}`));
  });

  test("a tag that is never closed fails with the file and its place", async () => {
    await expect(page({}, "<Section title='A'>")).rejects.toThrow(
      /^content\/pages\/a\.mdx: [^]*<Section>. \(9:1/,
    );
  });

  test("what a page asks of the catalogue is known before it is rendered", async () => {
    const { pictures } = await page(
      {},
      '<PictureOf query="owl" count={4} />\n\n<PictureOf id="99flqfr5jt" />',
    );
    expect(pictures).toEqual([
      { query: "owl", count: 4 },
      { id: "99flqfr5jt", count: 1 },
    ]);
  });
});

test("every drawing that may be named is there", () => {
  const folder = path.resolve(import.meta.dirname, "../../../../../content/drawings");
  expect(globSync("*.svg", { cwd: folder }).toSorted()).toEqual(
    drawingNames.map((name) => `${name}.svg`).toSorted(),
  );
});

describe("the files in content/", async () => {
  const compiled = new Map(
    await Promise.all(files.map(async (file) => [file, await compileContent(file, read(file))] as const)),
  );
  const pages = new Map([...compiled].map(([file, { anchors }]) => [addressOfFile(file).path, anchors]));
  const routePatterns = routes
    .filter(({ path: pattern }) => pattern !== undefined && pattern !== "*")
    .map(
      ({ path: pattern = "" }) =>
        new RegExp(`^/${pattern.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`),
    );

  test("there are some, each in the language that its name says", () => {
    expect(files.length).toBeGreaterThan(15);
    for (const [file, { frontMatter }] of compiled)
      expect(frontMatter.lang, file).toBe(addressOfFile(file).locale);
  });

  test("every link to this site leads to a page, and every fragment to a part of it", () => {
    const lost: string[] = [];
    for (const [file, { links }] of compiled) {
      for (const link of links) {
        if (!/^[/#]/.test(link)) continue;
        const url = new URL(link, `https://site.example${addressOfFile(file).path}`);
        const isKnown =
          url.pathname === "/" ||
          [...routePatterns, ...documents, ...notYet].some((pattern) => pattern.test(url.pathname));
        const anchors = pages.get(url.pathname);
        if (anchors === undefined ? !isKnown : url.hash !== "" && !anchors.includes(url.hash.slice(1)))
          lost.push(`${file}: ${link}`);
      }
    }
    expect(lost).toEqual([]);
  });

  test("other links are to hosts of the platform, or to other sites by https", () => {
    for (const [file, { links }] of compiled)
      for (const link of links)
        expect(link, file).toMatch(/^(?:[/#]|https:\/\/|outside:|(?:api|assets|accounts|workflow):\/)/);
  });

  test("links that an operator sets have names that the list of such links knows", () => {
    const names = [...compiled.values()]
      .flatMap(({ links }) => links)
      .flatMap((link) => /^outside:(.+)$/.exec(link)?.[1] ?? []);
    expect(names).toContain("forum");
    const known = new Set(
      Object.entries(defaultOutsideLinks).flatMap(([name, value]) =>
        Array.isArray(value) ? value.map((_, index) => `${name}.${index + 1}`) : [name],
      ),
    );
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test("who writes to us says what about, and the form knows it", () => {
    const asked = [...compiled.values()]
      .flatMap(({ links }) => links)
      .filter((link) => link.startsWith("/contact"))
      .map((link) => new URL(link, "https://site.example").searchParams.get("about"));
    expect(new Set([...asked, "other"])).toEqual(new Set(contactTopics));
  });

  test("a translation has the parts, links and code of its English page", () => {
    for (const [file, own] of compiled) {
      const english = compiled.get(englishFileOf(file));
      expect(own.skeleton, file).toEqual(english?.skeleton);
      expect(own.links.toSorted(), file).toEqual(english?.links.toSorted());
    }
  });

  test("a translated case study names every figure that its page shows", () => {
    for (const [file, { frontMatter }] of compiled) {
      if (!("source" in frontMatter) || !file.includes("/case-studies/")) continue;
      const slug = path.basename(englishFileOf(file), ".mdx");
      const results = path.join(repository, `scripts/case-studies/results/${slug}.json`);
      const measured = existsSync(results)
        ? (JSON.parse(readFileSync(results, "utf8")) as { figures: { id: string }[] }).figures
        : [];
      expect(Object.keys(frontMatter.figures ?? {}).toSorted(), file).toEqual(
        measured.map(({ id }) => id).toSorted(),
      );
    }
  });

  test("prices and the figures of tables are the same in every language of a page", () => {
    /** 20,000 and 20.000 are one figure. */
    const figuresOf = (file: string): string[] =>
      [...read(file).matchAll(/^\|.*\|$|(?:price|yearly)="[^"]*"/gm)]
        .flatMap(([text]) => text.replaceAll(/(?<=\d)[.,\u00a0](?=\d{3})/g, "").match(/\d+/g) ?? [])
        .toSorted();
    const translated = files.filter((file) => addressOfFile(file).locale !== "en");
    expect(translated.length).toBeGreaterThan(5);
    for (const file of translated) {
      const own = figuresOf(file);
      const english = figuresOf(file.replace(/\.[a-z]+\.mdx$/, ".mdx"));
      expect(
        english.filter((figure) => !own.includes(figure)),
        file,
      ).toEqual([]);
    }
  });

  test("each page has one head, and at most one lit action", () => {
    for (const file of files) {
      expect(read(file).match(/<Hero\b/g) ?? [], file).toHaveLength(1);
      expect(read(file).match(/variant="accent"/g)?.length ?? 0, file).toBeLessThan(2);
    }
  });
});
