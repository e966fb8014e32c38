import type { Queries } from "@zoetrope/database";
import { oneTimeTokens } from "@zoetrope/database/schema";
import { emailUndoInDays } from "@zoetrope/kit/limits";
import { eq, sql } from "drizzle-orm";

export const resetLifetimeInSeconds = 60 * 60;
export const verifyLifetimeInSeconds = 60 * 60 * 24;
export const undoLifetimeInSeconds = 60 * 60 * 24 * emailUndoInDays;

/** What a token stands for: kind, whom or what, and a detail. */
export const tokenValue = (kind: string, subject: string, detail?: string): string =>
  detail === undefined ? `${kind}:${subject}` : `${kind}:${subject}:${detail}`;

export const resetValue = (userId: string): string => tokenValue("reset", userId);

export const undoValue = (changeId: string): string => tokenValue("email-undo", changeId);

/** Takes a value apart; the detail may hold colons itself. */
export function readTokenValue(value: string): { kind: string; subject: string; detail: string } {
  const [kind = "", subject = "", ...detail] = value.split(":");
  return { kind, subject, detail: detail.join(":") };
}

/** Ends every token with exactly this value. */
export async function endTokens(queries: Queries, value: string): Promise<void> {
  await queries.delete(oneTimeTokens).where(eq(oneTimeTokens.value, value));
}

/** Ends every token of a kind for somebody, whatever its detail. */
export async function endTokensOf(queries: Queries, kind: string, subject: string): Promise<void> {
  // Ids hold neither % nor _; the column is ordered by bytes, so its index serves the prefix.
  await queries
    .delete(oneTimeTokens)
    .where(
      sql`${oneTimeTokens.value} = ${tokenValue(kind, subject)} OR ${oneTimeTokens.value} LIKE ${`${tokenValue(kind, subject)}:%`}`,
    );
}
