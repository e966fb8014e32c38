import { brotliCompressSync } from "node:zlib";
import { firstLoadScriptBytes } from "../../benchmarks/ssr/first-load-scripts.ts";
import type { CaseStudy } from "./case-study.ts";

/** The site of a running platform with its seeded catalogue: `npm start` in another terminal. */
const site = process.env["SITE_URL"] ?? "http://localhost:3000";

export default {
  slug: "halma-transit",
  async measure(progress) {
    const read = async (path: string): Promise<string> => {
      const response = await fetch(site + path);
      if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
      return response.text();
    };
    progress(site);
    const home = await read("/");
    const results = await read("/free-animations/arrow");
    const [, animationPath = ""] = /href="(\/animation\/[^"]+)"/.exec(results) ?? [];
    const animation = await read(animationPath);
    const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100;
    const document = (html: string): number => kilobytes(brotliCompressSync(html).length);
    const cards = (html: string): number => html.match(/data-card/g)?.length ?? 0;
    const note = "Brotli; every script that the document loads, and what those import";
    return [
      {
        id: "home",
        what: "first-load JavaScript of the home page",
        value: kilobytes(firstLoadScriptBytes(home)),
        unit: "kB",
        note,
      },
      {
        id: "results",
        what: "first-load JavaScript of a page of results",
        value: kilobytes(firstLoadScriptBytes(results)),
        unit: "kB",
        note,
      },
      {
        id: "animation",
        what: "first-load JavaScript of an animation's page",
        value: kilobytes(firstLoadScriptBytes(animation)),
        unit: "kB",
        note: "its player is fetched after the page has painted",
      },
      {
        id: "document",
        what: "the page of results itself, styles and icons included",
        value: document(results),
        unit: "kB",
        note: "Brotli",
      },
      {
        id: "cards",
        what: "cards in it that can be read, followed and downloaded without any script",
        value: cards(results),
        unit: "cards",
      },
    ];
  },
} satisfies CaseStudy;
