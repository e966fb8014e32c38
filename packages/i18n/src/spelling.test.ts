import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "./locales.ts";

const repository = join(import.meta.dirname, "../../..");
const american =
  /\b(?:(?:optimi|organi|recogni|customi|minimi|reali|visuali|summari)z\w*|colou?rize\w*|colors?|behavior\w*|gray\w*|catalog)\b/gi;

/** Code, links, attributes and names of files follow the spelling of what they name. */
const spoken = (source: string): string =>
  source
    .replaceAll(
      /```[^]*?```|`[^`]*`|\]\([^)]*\)|\b(?:href|id|query|ids|tool)="[^"]*"|[\w./-]*\/[\w./-]*/g,
      " ",
    )
    .replaceAll(/^\s*(?:"[\w-]+"|[\w-]+):/gm, " ");

test("English words are spelt in one way, on pages and in the product", () => {
  const files = globSync(["packages/i18n/messages/en/*.json", "content/{pages,case-studies,blog}/**/*.mdx"], {
    cwd: repository,
  }).filter(
    (file) => !languages.some(({ urlPrefix }) => urlPrefix !== "" && file.endsWith(`.${urlPrefix}.mdx`)),
  );
  expect(files.length).toBeGreaterThan(50);
  const odd = files.flatMap((file) =>
    [...spoken(readFileSync(join(repository, file), "utf8")).matchAll(american)].map(
      ([word]) => `${file}: ${word}`,
    ),
  );
  expect(odd).toEqual([]);
});
