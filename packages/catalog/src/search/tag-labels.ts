import { normaliseText } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import type { Locale } from "@zoetrope/i18n/locales";
import { sql } from "drizzle-orm";
import type { Titles } from "../translations.ts";

/** More are forgotten, all at once: a thousand tags are most of what searches show. */
const maxKnown = 5_000;

/** What languages call tags, as the index knows it. Kept in memory, since every search asks for the same ones. */
export class TagLabels {
  readonly #database: Database;
  #generation = 0;
  readonly #labels = new Map<string, Titles>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** By the tags; those that this language has no word for are left out. */
  async of(generation: number, tags: readonly string[], locale: Locale): Promise<Map<string, string>> {
    if (generation !== this.#generation || this.#labels.size > maxKnown) this.#labels.clear();
    this.#generation = generation;
    const wanted = new Map(tags.map((tag) => [tag, normaliseText(tag).trim()]));
    const unknown = [...new Set(wanted.values())].filter((tag) => !this.#labels.has(tag));
    if (unknown.length > 0) {
      const { rows } = await this.#database.reads.execute<{ normalised: string; labels: Titles }>(sql`
        select normalised, labels from keywords
        where generation = ${generation} and normalised = any(${sql.param(unknown)}::text[])`);
      const found = new Map(rows.map(({ normalised, labels }) => [normalised, labels]));
      if (generation === this.#generation)
        for (const tag of unknown) this.#labels.set(tag, found.get(tag) ?? {});
    }
    return new Map(
      [...wanted].flatMap(([tag, normalised]) => {
        const label = this.#labels.get(normalised)?.[locale];
        return label === undefined ? [] : [[tag, label]];
      }),
    );
  }
}
