import { transcode } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import type { FragmentCache } from "@zoetrope/ui/cached-fragment";
import { renderToString } from "react-dom/server";

/** Text that is the same on many pages, as it is sent. */
export interface FragmentText {
  bytes: Buffer;
  /** Changes with the bytes. */
  digest: string;
}

/** What a page is made of, in its order: bytes of its own, all in one array, and what it shares with others. */
export type PagePart = Buffer | FragmentText;

/** Hands out marks while one page is rendered, and puts what they stand for in their places. */
export interface PageFragments extends FragmentCache {
  partsOf(html: string): PagePart[];
}

/** The pages of some dozen sections in seven languages. */
const defaultMaxBytes = 8_000_000;
/** Shapes of a card and the like: more than there are, so that whoever makes up others does not fill the memory. */
const maxTemplates = 2_000;
/** What is shorter costs less as letters of the page's own than as a piece by itself, and is better compressed with its neighbours. */
const minPieceLength = 1_500;
/** Nobody else can write a mark. */
const secret = randomUUID();
const opening = `<!--${secret} `;
const closing = "-->";
const openingBytes = Buffer.from(opening);
const closingBytes = Buffer.from(closing);

/** Grows to the longest page. */
let scratch = Buffer.alloc(0);
const bytesOfAUnit = 2;

/**
 * The text in UTF-8, as `Buffer.from` has it. Where one letter is beyond Latin 1, as in the names of languages that every page has, Node
 * takes three times as long for a string as for the bytes of its units.
 */
export function encode(text: string): Buffer {
  const size = text.length * bytesOfAUnit;
  if (scratch.length < size) scratch = Buffer.allocUnsafeSlow(size);
  scratch.write(text, "utf16le");
  try {
    return transcode(scratch.subarray(0, size), "utf16le", "utf8");
  } catch {
    // Half of a pair, in whose place another letter stands.
    return Buffer.from(text);
  }
}

type Piece = string | FragmentText;

/** What stands between the values of a template, and which value follows each; the last is followed by none. */
interface Template {
  texts: readonly Piece[];
  slots: readonly number[];
}

/** Text as pages have it: a piece of its own where that pays. */
function toPiece(name: string, text: string): Piece {
  // The security policy is made of the scripts that a page has of its own.
  if (/<script\b(?![^>]*json)/.test(text)) throw new Error(`a script cannot be cached: ${name}`);
  if (text.length < minPieceLength) return text;
  const bytes = Buffer.from(text);
  return { bytes, digest: createHash("sha1").update(bytes).digest("base64url") };
}

const sizeOf = (piece: Piece): number => (typeof piece === "string" ? piece.length : piece.bytes.length);

/** The document with what was placed in its head; they were rendered in this order. */
function withHead(html: string, inHead: readonly { mark: string; markup: string }[]): string {
  let filled = "";
  let start = 0;
  for (const { mark, markup } of inHead) {
    const at = html.indexOf(mark, start);
    if (at === -1) throw new Error("what was placed in the head is not there");
    filled += html.slice(start, at) + markup;
    start = at + mark.length;
  }
  return filled + html.slice(start);
}

/**
 * Keeps markup of one app, whose addresses are part of it, up to `maxBytes` in all: the oldest goes first. React sees only marks in
 * its place, so that a page's own letters are all that is joined, searched and encoded for each page.
 */
export function createFragmentCache(maxBytes = defaultMaxBytes): { beginPage(): PageFragments } {
  const cached = new Map<string, Piece>();
  let bytesInAll = 0;
  const templates = new Map<string, Template>();

  function make(name: string, text: string): Piece {
    const made = toPiece(name, text);
    cached.set(name, made);
    bytesInAll += sizeOf(made);
    for (const [oldest, gone] of cached) {
      if (bytesInAll <= maxBytes) break;
      cached.delete(oldest);
      bytesInAll -= sizeOf(gone);
    }
    return made;
  }

  function makeTemplate(name: string, mark: string, text: string): Template {
    if (templates.size >= maxTemplates) templates.clear();
    // Every second piece is the number of a value.
    const pieces = text.split(mark);
    const template = {
      texts: pieces.filter((_, at) => at % 2 === 0).map((piece) => toPiece(name, piece)),
      slots: pieces.filter((_, at) => at % 2 === 1).map(Number),
    };
    templates.set(name, template);
    return template;
  }

  return {
    beginPage() {
      const used: FragmentText[] = [];
      const inHead: { mark: string; markup: string }[] = [];
      const place = (piece: Piece): string =>
        typeof piece === "string" ? piece : `${opening}${used.push(piece) - 1}${closing}`;
      return {
        getOrCreate: (name, give) => place(cached.get(name) ?? make(name, give())),
        render: (content) => renderToString(content),
        fill(name, mark, values, give) {
          const { texts, slots } = templates.get(name) ?? makeTemplate(name, mark, give());
          let html = place(texts[0] ?? "");
          for (let at = 0; at < slots.length; at += 1)
            html += (values[slots[at] ?? -1] ?? "") + place(texts[at + 1] ?? "");
          return html;
        },
        placeInHead(markup) {
          const name = `${secret} ${inHead.length}`;
          inHead.push({ mark: `<meta name="${name}"/>`, markup });
          return name;
        },
        partsOf(html) {
          const bytes = encode(withHead(html, inHead));
          const parts: PagePart[] = [];
          let start = 0;
          for (let at = bytes.indexOf(openingBytes); at !== -1; at = bytes.indexOf(openingBytes, start)) {
            const end = bytes.indexOf(closingBytes, at);
            const part = used[Number(bytes.toString("latin1", at + opening.length, end))];
            if (part === undefined) throw new Error("a mark that was not handed out");
            if (at > start) parts.push(bytes.subarray(start, at));
            parts.push(part);
            start = end + closing.length;
          }
          if (start < bytes.length) parts.push(bytes.subarray(start));
          return parts;
        },
      };
    },
  };
}
