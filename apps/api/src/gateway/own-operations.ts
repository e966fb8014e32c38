import { createHash } from "node:crypto";
import { operationsManifest } from "@zoetrope/gateway-client/manifest";
import { operationError } from "./gateway-error.ts";

/** As the persisted documents appendix of GraphQL over HTTP writes the id of a document. */
const idOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

/**
 * Which operations are run: those of our own pages, or any within the limits.
 * "explore" also answers questions about the schema: for development.
 */
export type OperationPolicy = "own" | "any" | "explore";

/** What a request asks for, by its text or by the id of a text that the gateway knows. */
export interface WantedDocument {
  query?: string | null | undefined;
  documentId?: unknown;
}

/** The text to run. Throws an operation error for unknown ids, and under "own" for every text that is not ours. */
export function requireDocument({ query, documentId }: WantedDocument, policy: OperationPolicy): string {
  if (documentId !== undefined && documentId !== null) {
    const known = typeof documentId === "string" ? textOf(documentId) : null;
    // Both at once could mean two things to two readers.
    if (query || known === null)
      throw operationError("operation-unknown", "The gateway knows no operation by this id.");
    return known;
  }
  if (!query) throw operationError("operation-malformed", "Send an operation as `query`.");
  if (policy === "own" && textOf(idOf(query)) === null)
    throw operationError("operation-unknown", "The gateway runs only the operations of its own pages.");
  return query;
}

const textOf = (id: string): string | null =>
  Object.hasOwn(operationsManifest, id) ? (operationsManifest[id] ?? null) : null;
