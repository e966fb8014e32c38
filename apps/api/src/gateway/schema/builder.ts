import SchemaBuilder from "@pothos/core";
import type { Catalog } from "@zoetrope/catalog";
import type { Feedback } from "@zoetrope/identity/feedback";
import type { Jobs } from "@zoetrope/jobs";
import type { HostUrls } from "@zoetrope/kit";
import type { Caller } from "../../callers/caller.ts";
import type { FigureSets } from "../../figures/figure-sets.ts";
import type { Operators } from "../../operators/operators.ts";
import { GraphQLError, Kind } from "graphql";

/** What resolvers are given: who asks, and the use cases. */
export interface GatewayContext extends Caller {
  catalog: Pick<Catalog, "likes" | "synonyms" | "savedSearches" | "editorsDays" | "search" | "some">;
  /** Null where nothing is measured. */
  figures: FigureSets | null;
  operators: Operators;
  /** Null where there are no forms. */
  feedback: Feedback | null;
  /** Null where they are not shown. */
  jobs: Pick<
    Jobs,
    "listFailed" | "listPending" | "counts" | "retryFailed" | "discardFailed" | "cancel"
  > | null;
  /** Files of the site's content that are examples. */
  sampleFiles: () => readonly string[];
  urls: HostUrls;
}

export const builder = new SchemaBuilder<{
  Context: GatewayContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: { DateTime: { Input: Date; Output: Date } };
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

builder.scalarType("DateTime", {
  description: "A moment, as ISO 8601 in UTC.",
  serialize: (value) => value.toISOString(),
  parseValue: dateOf,
  parseLiteral: (node) => dateOf(node.kind === Kind.STRING ? node.value : null),
});

function dateOf(value: unknown): Date {
  const date = new Date(typeof value === "string" ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new GraphQLError("A moment is written as ISO 8601.");
  return date;
}

/** Address of a stored file; null for none. */
export const fileUrl = ({ urls }: GatewayContext, key: string | null): string | null =>
  key === null ? null : `${urls.assets}/files/${key}`;
