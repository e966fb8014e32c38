import type { Queries } from "@zoetrope/database";
import { registrations } from "@zoetrope/database/schema";
import { and, eq, gt, or } from "drizzle-orm";
import { createToken, hashToken, isTokenShaped } from "../engine/token-hash.ts";
import { endTokensOf, tokenValue } from "../mails/token-values.ts";

export type Registration = typeof registrations.$inferSelect;

/** What a link of a sign-up stands for: a registration, and the mailbox that it went to. */
export const signUpValue = ({ id, email }: Pick<Registration, "id" | "email">): string =>
  tokenValue("sign-up", id, email);

/** The token that tells this browser from every other: the one that it has, or a new one. */
export const browserTokenOf = (given: string | null): string =>
  given !== null && isTokenShaped(given) ? given : createToken();

/** Null for what is no token of ours. */
export const browserHashOf = (token: string | null | undefined): string | null =>
  token !== null && token !== undefined && isTokenShaped(token) ? hashToken(token) : null;

/**
 * Whose sign-up somebody confirms who holds a link to this address: their own, wherever it was asked for in this very browser, and
 * the link's only where it was not. A stranger who signs up with the address as well cannot put theirs in its place.
 */
export async function findRegistration(
  queries: Queries,
  link: { registrationId: string; email: string },
  browserHash: string | null,
): Promise<{ registration: Registration; isOwn: boolean } | null> {
  const found = await queries
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.email, link.email),
        gt(registrations.expiresAt, new Date()),
        or(eq(registrations.id, link.registrationId), eq(registrations.browserHash, browserHash ?? "")),
      ),
    );
  const own = found.find((one) => one.browserHash === browserHash);
  const registration = own ?? found[0];
  return registration === undefined ? null : { registration, isOwn: own !== undefined };
}

/** Ends every sign-up of an address, with its links: once somebody has it, nothing of another's wish is left. */
export async function endRegistrations(queries: Queries, email: string): Promise<Registration[]> {
  const ended = await queries.delete(registrations).where(eq(registrations.email, email)).returning();
  for (const { id } of ended) await endTokensOf(queries, "sign-up", id);
  return ended;
}
