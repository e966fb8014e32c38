import type { Database } from "@zoetrope/database";
import { apiKeys } from "@zoetrope/database/schema";
import { AppError } from "@zoetrope/kit";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { ApiKeyContext, ApiKeyScope } from "./api-key.ts";
import { createApiKeyUsage } from "./api-key-usage.ts";
import { hashOfSecret, isApiKeySecret } from "./api-key-secret.ts";

/** An answer counts this long from the moment it was asked for: what is ended is ended for everybody within five seconds. */
const maxAgeInMs = 4_000;
/** Whoever asks from then on is answered at once, and the key is looked up for those who come later. */
const renewAfterInMs = 2_000;
/** Keys whose answer is remembered; the oldest go first. */
const maxRemembered = 10_000;

interface Found extends ApiKeyContext {
  expiresAt: number;
}

interface Answer {
  askedAt: number;
  found: Promise<Found | null>;
  isRenewing: boolean;
}

/** Who speaks by a key; throws AppError "unauthenticated" for all that is not good. */
export type VerifyApiKey = (secret: string) => Promise<ApiKeyContext>;

/**
 * Checks keys by the hash of 256 random bits under a unique index: how long that takes says nothing of any key. A good key is looked up
 * once in four seconds, and while it is in use nobody waits for that; one that is not good is looked up every time, since it costs nothing to make up another.
 */
export function createApiKeyVerifier(database: Pick<Database, "db" | "asJob">): VerifyApiKey {
  const noteUsage = createApiKeyUsage(database);
  // Through the unique index of the hash, planned once per connection.
  const select = database.db
    .select({
      keyId: apiKeys.id,
      workspaceId: apiKeys.workspaceId,
      userId: apiKeys.createdBy,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.hash, sql.placeholder("hash")),
        isNull(apiKeys.endedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    )
    .prepare("api_key_check");
  // In the order in which they were asked for.
  const answers = new Map<string, Answer>();

  async function find(hash: string): Promise<Found | null> {
    const [row] = await select.execute({ hash });
    return row === undefined
      ? null
      : { ...row, scopes: row.scopes as ApiKeyScope[], expiresAt: row.expiresAt?.getTime() ?? Infinity };
  }

  function remember(hash: string, answer: Answer): void {
    answers.delete(hash);
    answers.set(hash, answer);
    for (const [oldest, { askedAt }] of answers) {
      if (answers.size <= maxRemembered && answer.askedAt - askedAt < maxAgeInMs) break;
      answers.delete(oldest);
    }
  }

  /** What is known counts until its time is over where this fails. */
  async function renew(hash: string, known: Answer, now: number): Promise<void> {
    known.isRenewing = true;
    const found = await find(hash);
    if (answers.get(hash) !== known) return;
    if (found === null) answers.delete(hash);
    else remember(hash, { askedAt: now, found: Promise.resolve(found), isRenewing: false });
  }

  function ask(hash: string, now: number): Promise<Found | null> {
    const known = answers.get(hash);
    if (known !== undefined && now - known.askedAt < maxAgeInMs) {
      if (now - known.askedAt >= renewAfterInMs && !known.isRenewing)
        renew(hash, known, now).catch(() => void (known.isRenewing = false));
      return known.found;
    }
    const found = find(hash);
    const answer = { askedAt: now, found, isRenewing: false };
    const forget = () => void (answers.get(hash) === answer && answers.delete(hash));
    found.then((context) => context ?? forget()).catch(forget);
    remember(hash, answer);
    return found;
  }

  return async (secret) => {
    const now = Date.now();
    const found = isApiKeySecret(secret) ? await ask(hashOfSecret(secret), now) : null;
    if (found === null || found.expiresAt <= now)
      throw new AppError("unauthenticated", "an API key is not good", {
        publicMessage: "This API key is unknown, has expired or was ended.",
      });
    noteUsage(found.keyId);
    const { keyId, workspaceId, userId, scopes } = found;
    return { keyId, workspaceId, userId, scopes };
  };
}
