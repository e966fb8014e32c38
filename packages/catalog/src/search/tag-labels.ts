import { normaliseText } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import type { Locale } from "@zoetrope/i18n/locales";
import { keywords } from "@zoetrope/database/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Titles } from "../translations.ts";

/** More are forgotten, all at once: a catalogue of some thousand animations has some thousand tags. */
const maxKnown = 50_000;
const noLabels: Titles = {};

/** What languages call tags, as the index knows it. Kept in memory, since every search asks for the same ones. */
export class TagLabels {
  readonly #readLabels: ReturnType<typeof prepareLabels>;
  #generation = 0;
  readonly #labels = new Map<string, Titles>();

  constructor(database: Database) {
    this.#readLabels = prepareLabels(database);
  }

  /** By the tags; those that this language has no word for are left out. */
  async of(generation: number, tags: readonly string[], locale: Locale): Promise<Map<string, string>> {
    if (generation !== this.#generation || this.#labels.size > maxKnown) this.#labels.clear();
    this.#generation = generation;
    const unknown = tags.filter((tag) => !this.#labels.has(tag));
    if (unknown.length > 0) {
      const wanted = new Map(unknown.map((tag) => [tag, normaliseText(tag).trim()]));
      const rows = await this.#readLabels.execute({ generation, tags: [...new Set(wanted.values())] });
      const found = new Map(rows.map(({ normalised, labels }) => [normalised, labels]));
      if (generation === this.#generation)
        for (const [tag, normalised] of wanted) this.#labels.set(tag, found.get(normalised) ?? noLabels);
    }
    const labels = new Map<string, string>();
    for (const tag of tags) {
      const label = this.#labels.get(tag)?.[locale];
      if (label !== undefined) labels.set(tag, label);
    }
    return labels;
  }
}

/** Planned once per connection. */
const prepareLabels = (database: Database) =>
  database.reads
    .select({ normalised: keywords.normalised, labels: keywords.labels })
    .from(keywords)
    .where(
      and(
        eq(keywords.generation, sql.placeholder("generation")),
        sql`${keywords.normalised} = any(${sql.placeholder("tags")}::text[])`,
      ),
    )
    .prepare("search_tag_labels");
