import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What stands in a file of messages, before it is known to be a catalogue. */
export type Raw = unknown;
/** By locale, then by area. */
export type Catalogues = Map<string, Map<string, Raw>>;

const messagesFolder = join(import.meta.dirname, "../messages");

/** Every `{locale}/{area}.json`. Throws with the name of a file that is no JSON. */
export function readCatalogues(folder: string = messagesFolder): Catalogues {
  const areasOf = (locale: string) =>
    readdirSync(join(folder, locale))
      .filter((file) => file.endsWith(".json"))
      .toSorted()
      .map((file): [string, Raw] => [
        file.replace(/\.json$/, ""),
        readJson(join(folder, locale, file), `${locale}/${file}`),
      ]);
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((locale) => [locale, new Map(areasOf(locale))]),
  );
}

function readJson(file: string, name: string): Raw {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Raw;
  } catch (error) {
    throw new Error(`messages/${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
