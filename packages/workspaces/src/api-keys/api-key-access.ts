import type { Database } from "@zoetrope/database";
import { apiKeys } from "@zoetrope/database/schema";
import { AppError } from "@zoetrope/kit";
import { and, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ApiKeyContext, ApiKeyScope } from "./api-key.ts";
import { createApiKeyUsage } from "./api-key-usage.ts";
import { hashOfSecret, isApiKeySecret } from "./api-key-secret.ts";

/** An answer counts this long from the moment it was asked for: what is ended is ended for everybody within five seconds. */
const maxAgeInMs = 4_000;
/** Keys in use are looked up again so often, all of a process by one statement, so that nobody waits for it. */
const renewEveryInMs = 2_000;
/** A key is in use for so long after it was shown. */
const inUseInMs = 60_000;
/** Keys whose answer is remembered; the oldest go first. */
const maxRemembered = 10_000;

interface Found extends ApiKeyContext {
  expiresAt: number;
}

interface Answer {
  askedAt: number;
  /** When the key was shown. */
  usedAt: number;
  found: Promise<Found | null>;
}

interface Row {
  keyId: string;
  workspaceId: string;
  userId: string;
  scopes: string[];
  expiresAt: Date | null;
}

const foundOf = ({ expiresAt, scopes, keyId, workspaceId, userId }: Row): Found => ({
  keyId,
  workspaceId,
  userId,
  scopes: scopes as ApiKeyScope[],
  expiresAt: expiresAt?.getTime() ?? Infinity,
});

/** Who speaks by a key; throws AppError "unauthenticated" for all that is not good. */
export type VerifyApiKey = (secret: string) => Promise<ApiKeyContext>;

/**
 * Checks keys by the hash of 256 random bits under a unique index: how long that takes says nothing of any key. A good key is looked up
 * when it comes, and then every two seconds with all others that were shown in the last minute: nobody waits for that. One that is not good is looked up every
 * time, since it costs nothing to make up another.
 */
export function createApiKeyVerifier(database: Pick<Database, "db" | "asJob">): VerifyApiKey {
  const noteUsage = createApiKeyUsage(database);
  // Through the unique index of the hash, planned once per connection.
  const selectWhere = (isMeant: SQL | undefined, name: string) =>
    database.db
      .select({
        hash: apiKeys.hash,
        keyId: apiKeys.id,
        workspaceId: apiKeys.workspaceId,
        userId: apiKeys.createdBy,
        scopes: apiKeys.scopes,
        expiresAt: apiKeys.expiresAt,
      })
      .from(apiKeys)
      .where(
        and(
          isMeant,
          isNull(apiKeys.endedAt),
          or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
        ),
      )
      .prepare(name);
  const selectOne = selectWhere(eq(apiKeys.hash, sql.placeholder("hash")), "api_key_check");
  const selectAll = selectWhere(
    sql`${apiKeys.hash} = any(${sql.placeholder("hashes")}::text[])`,
    "api_key_renewal",
  );
  // In the order in which they were asked for.
  const answers = new Map<string, Answer>();
  let timer: NodeJS.Timeout | null = null;
  let isRenewing = false;

  const find = async (hash: string): Promise<Found | null> => {
    const [row] = await selectOne.execute({ hash });
    return row === undefined ? null : foundOf(row);
  };

  function remember(hash: string, answer: Answer): void {
    answers.delete(hash);
    answers.set(hash, answer);
    for (const [oldest, { askedAt }] of answers) {
      if (answers.size <= maxRemembered && answer.askedAt - askedAt < maxAgeInMs) break;
      answers.delete(oldest);
    }
    timer ??= setInterval(() => void renew(), renewEveryInMs).unref();
  }

  async function renew(): Promise<void> {
    if (isRenewing) return;
    const now = Date.now();
    const inUse = [...answers].filter(([, { usedAt }]) => now - usedAt < inUseInMs);
    if (inUse.length === 0) {
      if (timer !== null) clearInterval(timer);
      timer = null;
      return;
    }
    isRenewing = true;
    try {
      const rows = await selectAll.execute({ hashes: inUse.map(([hash]) => hash) });
      const good = new Map(rows.map((row) => [row.hash, foundOf(row)]));
      for (const [hash, known] of inUse) {
        if (answers.get(hash) !== known) continue;
        const found = good.get(hash);
        if (found === undefined) answers.delete(hash);
        else remember(hash, { askedAt: now, usedAt: known.usedAt, found: Promise.resolve(found) });
      }
    } catch {
      // What is known counts until its time is over.
    } finally {
      isRenewing = false;
    }
  }

  function ask(hash: string, now: number): Promise<Found | null> {
    const known = answers.get(hash);
    if (known !== undefined && now - known.askedAt < maxAgeInMs) {
      known.usedAt = now;
      return known.found;
    }
    const found = find(hash);
    const answer = { askedAt: now, usedAt: now, found };
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
