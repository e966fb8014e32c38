import { createHash, randomUUID } from "node:crypto";
import type { FragmentCache } from "@zoetrope/ui/cached-fragment";
import { renderToString } from "react-dom/server";

/** Text that is the same on many pages, as it is sent. */
export interface FragmentText {
  bytes: Buffer;
  /** Changes with the bytes. */
  digest: string;
}

/** What a page is made of, in its order. */
export type PagePart = string | FragmentText;

/** Hands out marks while one page is rendered, and puts what they stand for in their places. */
export interface PageFragments extends FragmentCache {
  partsOf(html: string): PagePart[];
}

/** The pages of some dozen sections in seven languages. */
const defaultMaxBytes = 8_000_000;
/** Shapes of a card and the like: more than there are, so that whoever makes up others does not fill the memory. */
const mostTemplates = 2_000;
/** Nobody else can write a mark. */
const opening = `<!--${randomUUID()} `;
const closing = "-->";

/**
 * Keeps markup of one app, whose addresses are part of it, up to `maxBytes` in all: the oldest goes first. React sees only marks in
 * its place, so that a page's own letters are all that is joined, searched and encoded for each page.
 */
export function createFragmentCache(maxBytes = defaultMaxBytes): { beginPage(): PageFragments } {
  const cached = new Map<string, FragmentText>();
  let bytesInAll = 0;
  const templates = new Map<string, readonly string[]>();

  function piecesOf(name: string, mark: string, give: () => string): readonly string[] {
    let pieces = templates.get(name);
    if (pieces === undefined) {
      if (templates.size >= mostTemplates) templates.clear();
      templates.set(name, (pieces = give().split(mark)));
    }
    return pieces;
  }

  function make(name: string, text: string): FragmentText {
    // The security policy is made of the scripts that a page has of its own.
    if (/<script\b(?![^>]*json)/.test(text)) throw new Error(`a script cannot be kept: ${name}`);
    const bytes = Buffer.from(text);
    const made = { bytes, digest: createHash("sha1").update(bytes).digest("base64url") };
    cached.set(name, made);
    bytesInAll += bytes.length;
    for (const [oldest, { bytes: gone }] of cached) {
      if (bytesInAll <= maxBytes) break;
      cached.delete(oldest);
      bytesInAll -= gone.length;
    }
    return made;
  }

  return {
    beginPage() {
      const used: FragmentText[] = [];
      return {
        getOrCreate: (name, give) =>
          `${opening}${used.push(cached.get(name) ?? make(name, give())) - 1}${closing}`,
        render: (content) => renderToString(content),
        pieces: piecesOf,
        partsOf(html) {
          const parts: PagePart[] = [];
          let start = 0;
          for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, start)) {
            const end = html.indexOf(closing, at);
            const part = used[Number(html.slice(at + opening.length, end))];
            if (part === undefined) throw new Error("a mark that was not handed out");
            parts.push(html.slice(start, at), part);
            start = end + closing.length;
          }
          parts.push(html.slice(start));
          return parts;
        },
      };
    },
  };
}
