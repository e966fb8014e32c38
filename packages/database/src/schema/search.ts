import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./column-types.ts";

/** Words and tags in their normalised spelling, with how often they occur. */
export const keywords = pgTable(
  "keywords",
  {
    generation: integer().notNull(),
    keywordId: integer("keyword_id").notNull(),
    normalised: text().notNull(),
    keyword: text().notNull(),
    total: integer().notNull(),
    suggestTotal: integer("suggest_total").notNull(),
    tagTotal: integer("tag_total").notNull(),
    labels: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.generation, table.keywordId] })],
);

/** Position in the order of the last ranking → animation, with what filters ask for. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    generation: integer().notNull(),
    position: integer().notNull(),
    /** Null where the animation was removed. */
    record: integer(),
    facets: bytes().notNull(),
    /** Record of the first of its variants; 0 where it stands alone. */
    variantGroup: integer("variant_group").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.generation, table.position] })],
);

/** Word → positions, in blocks. */
export const searchPostings = pgTable(
  "search_postings",
  {
    generation: integer().notNull(),
    keywordId: integer("keyword_id").notNull(),
    block: integer().notNull(),
    entries: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generation, table.keywordId, table.block] })],
);

/** Phrases that operators let stand for other words. */
export const searchSynonyms = pgTable("search_synonyms", {
  synonymId: integer("synonym_id").primaryKey().generatedAlwaysAsIdentity(),
  phrase: text().notNull(),
  /** Null: in every language. */
  locale: text(),
  concept: text(),
  words: text(),
  addedBy: text("taught_by"),
  addedAt: instant("taught_at").notNull().defaultNow(),
});

/** Searches that people keep; `address` is that of the results, without language. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    userId: text("user_id").notNull(),
    address: text().notNull(),
    title: text().notNull(),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);

/** What people of each language search for, as pages offer it. */
export const popularSearches = pgTable(
  "popular_searches",
  {
    locale: text().notNull(),
    place: integer().notNull(),
    query: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.place] })],
);
