import {
  conceptsOperation,
  removeSynonymOperation,
  zeroResultSearchesOperation,
  synonymsOperation,
  addSynonymOperation,
  type ConceptsQuery,
  type GatewayClient,
  type SynonymFieldsFragment,
  type AddSynonymMutationVariables,
} from "@zoetrope/gateway-client";
import { orNull } from "./or-null.ts";

interface SearchSynonyms {
  synonyms: SynonymFieldsFragment[];
  /** What people did not find in the last 30 days; null where nothing is measured. */
  zeroResult: { query: string; count: number }[] | null;
}

export interface SynonymsApi {
  /** Null for who does not run the platform. */
  load(locale: string): Promise<SearchSynonyms | null>;
  concepts(prefix: string, locale: string): Promise<ConceptsQuery["concepts"]>;
  /** Why it was not taken; null when it was. */
  add(synonym: AddSynonymMutationVariables): Promise<string | null>;
  remove(id: string): Promise<boolean>;
}

export const createSynonymsApi = (client: GatewayClient): SynonymsApi => ({
  load: (locale) =>
    orNull(
      Promise.all([
        client.run(synonymsOperation, { locale }),
        client.run(zeroResultSearchesOperation, { range: "MONTH" }),
      ]).then(([{ synonyms }, { zeroResultSearches }]) => ({
        synonyms,
        zeroResult:
          zeroResultSearches?.map(({ key, values }) => ({ query: key, count: values[0] ?? 0 })) ?? null,
      })),
    ),
  concepts: async (prefix, locale) => (await client.run(conceptsOperation, { prefix, locale })).concepts,
  add: async (synonym) => (await client.run(addSynonymOperation, synonym)).addSynonym.refused,
  remove: async (id) => (await client.run(removeSynonymOperation, { id })).removeSynonym,
});
