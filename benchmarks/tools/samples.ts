import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasCorpus, realAnimations, type TestFile } from "@zoetrope/lottie/testing/corpus";

const meteoconsFolder = join(import.meta.dirname, "../../node_modules/@meteocons/lottie");

/** A hundred of the 1,900 Meteocons, evenly through their styles and names. */
export function meteocons(): TestFile[] {
  const paths = ["fill", "flat", "line", "monochrome"].flatMap((style) =>
    readdirSync(join(meteoconsFolder, style))
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .map((name) => join(meteoconsFolder, style, name)),
  );
  return spread(paths, 100).map((path) => ({ path, bytes: readFileSync(path) }));
}

/** Fifty Lottie JSON files of the public collections beside the repository, evenly through their names; none where those are not. */
export const mixedFiles = (): TestFile[] =>
  hasCorpus
    ? spread(
        corpusFiles().filter(({ path }) => path.endsWith(".json")),
        50,
      )
    : [];

/** Files of the collections that show pictures. */
export const filesWithPictures = (): TestFile[] =>
  corpusFiles().filter(({ bytes }) => Buffer.from(bytes).includes("data:image/"));

const corpusFiles = (): TestFile[] =>
  [...realAnimations()].filter(({ path }) => !path.startsWith(meteoconsFolder));

export const spread = <Item>(list: readonly Item[], count: number): Item[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor((index * list.length) / Math.min(count, list.length))],
  ).filter((item) => item !== undefined);
