import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { collectParts, type ContentParts } from "./collect-parts.ts";
import { ContentError, readFrontMatter } from "./front-matter.ts";
import { joinCountsAndNouns } from "./join-counts-and-nouns.ts";
import { faultOfMeasured } from "./known-figures.ts";
import { unwrapLoneParagraphs } from "./unwrap-lone-paragraphs.ts";

/**
 * Turns a file of words into a JavaScript module: the words as a component (default export), `frontMatter` and `pictures`.
 *
 * @param file path as messages show it, beginning with `content/`
 * @throws ContentError when front matter, a component or the MDX itself is wrong
 */
export async function compileContent(file: string, source: string) {
  const { frontMatter, body } = readFrontMatter(file, source);
  if ("figure" in frontMatter && typeof frontMatter.figure === "string") {
    const fault = faultOfMeasured(file, frontMatter.figure);
    if (fault !== null) throw new ContentError(`${file}: the front matter is wrong\n  figure: ${fault}`);
  }
  const parts: ContentParts = { links: [], pictures: [], anchors: [], skeleton: [] };
  try {
    const compiled = await compile(
      { value: body, path: file },
      {
        remarkPlugins: [remarkGfm, collectParts(file, parts), unwrapLoneParagraphs(), joinCountsAndNouns()],
        development: false,
      },
    );
    const code = `${String(compiled)}
export const frontMatter = ${JSON.stringify(frontMatter)};
export const pictures = ${JSON.stringify(parts.pictures)};
`;
    return { code, frontMatter, ...parts };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const line = (error as { line?: number }).line;
    throw new ContentError(`${file}${line === undefined ? "" : `:${line}`}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
