import type { Database } from "@zoetrope/database";
import { keywords } from "@zoetrope/database/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Snapshot } from "./index/snapshot.ts";

/** Tags of more animations than this, and of a twentieth of all. */
const minWidespread = 100;
const widespreadShare = 0.05;

/** How large a part of the catalogue has a tag, where it is a large one. Kept in memory until there is another ranking, or much more. */
export class WidespreadTags {
  readonly #read: ReturnType<typeof prepareRead>;
  #known: { generation: number; documents: number; shares: ReadonlyMap<string, number> } | undefined;

  constructor(database: Database) {
    this.#read = prepareRead(database);
  }

  /** By the tags, normalised: from 0 to 1. */
  async of({ generation, documents }: Snapshot): Promise<ReadonlyMap<string, number>> {
    const known = this.#known;
    if (known?.generation === generation && documents <= known.documents * (1 + widespreadShare))
      return known.shares;
    const limit = Math.max(minWidespread, Math.floor(documents * widespreadShare));
    const rows = await this.#read.execute({ generation, limit });
    const shares = new Map(rows.map(({ normalised, tagTotal }) => [normalised, tagTotal / documents]));
    this.#known = { generation, documents, shares };
    return shares;
  }
}

/** Planned once per connection. */
const prepareRead = (database: Database) =>
  database.reads
    .select({ normalised: keywords.normalised, tagTotal: keywords.tagTotal })
    .from(keywords)
    .where(
      and(
        eq(keywords.generation, sql.placeholder("generation")),
        gt(keywords.tagTotal, sql.placeholder("limit")),
      ),
    )
    .prepare("search_widespread_tags");
