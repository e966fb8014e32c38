import { locales, type Locale } from "@zoetrope/i18n";

/** Everything that is known of words and concepts, as it lies on disk and in memory. */
export interface Artefact {
  /** What it was made of, and by which code. */
  stamp: string;
  /** Sorted: words and phrases as they are written, and `stemKey`s. */
  keys: string;
  /** For each key where its postings begin, and the end of the last. */
  postingStarts: Uint32Array;
  postings: Uint32Array;
  concepts: string;
  /** Of each concept, in the order of `concepts`. */
  labels: Record<Locale, string>;
  relatedStarts: Uint32Array;
  /** Concept and weight, as postings of no language. */
  related: Uint32Array;
  /** Of each language, sorted: the spelling of the index, a tab, the word as people write it, a tab, the number of the concept. */
  completions: Record<Locale, string>;
}

interface Header {
  stamp: string;
  texts: { name: string; bytes: number }[];
  numbers: { name: "postingStarts" | "postings" | "relatedStarts" | "related"; length: number }[];
}

/** A header's length, the header, then texts and numbers one after the other. */
export function writeArtefact(artefact: Artefact): Buffer {
  const texts: [string, string][] = [
    ["keys", artefact.keys],
    ["concepts", artefact.concepts],
    ...Object.entries(artefact.labels).map(([locale, text]): [string, string] => [`labels ${locale}`, text]),
    ...Object.entries(artefact.completions).map(([locale, text]): [string, string] => [
      `completions ${locale}`,
      text,
    ]),
  ];
  const { postingStarts, postings, relatedStarts, related } = artefact;
  const numbers = Object.entries({ postingStarts, postings, relatedStarts, related });
  const textBytes = texts.map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  const body = Buffer.concat([
    ...textBytes.map(({ bytes }) => bytes),
    ...numbers.map(([, values]) => Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  ]);
  const header = Buffer.from(
    JSON.stringify({
      stamp: artefact.stamp,
      texts: textBytes.map(({ name, bytes }) => ({ name, bytes: bytes.length })),
      numbers: numbers.map(([name, values]) => ({ name, length: values.length })),
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, header, body]);
}

export const stampOf = (file: Buffer): string => headerOf(file).stamp;

const headerOf = (file: Buffer): Header =>
  JSON.parse(file.toString("utf8", 4, 4 + file.readUInt32LE(0))) as Header;

export function readArtefact(file: Buffer): Artefact {
  const header = headerOf(file);
  let offset = 4 + file.readUInt32LE(0);
  const texts = new Map<string, string>();
  for (const { name, bytes } of header.texts) {
    texts.set(name, file.toString("utf8", offset, offset + bytes));
    offset += bytes;
  }
  const numbers = new Map<string, Uint32Array>();
  for (const { name, length } of header.numbers) {
    // Copied, because numbers of four bytes may only begin at every fourth.
    numbers.set(name, new Uint32Array(Uint8Array.from(file.subarray(offset, offset + length * 4)).buffer));
    offset += length * 4;
  }
  const text = (name: string): string => texts.get(name) ?? "";
  const numbersOf = (name: Header["numbers"][number]["name"]): Uint32Array =>
    numbers.get(name) ?? new Uint32Array(0);
  const byLocale = (kind: string): Record<Locale, string> =>
    Object.fromEntries(locales.map((locale) => [locale, text(`${kind} ${locale}`)])) as Record<
      Locale,
      string
    >;
  return {
    stamp: header.stamp,
    keys: text("keys"),
    concepts: text("concepts"),
    labels: byLocale("labels"),
    completions: byLocale("completions"),
    postingStarts: numbersOf("postingStarts"),
    postings: numbersOf("postings"),
    relatedStarts: numbersOf("relatedStarts"),
    related: numbersOf("related"),
  };
}
