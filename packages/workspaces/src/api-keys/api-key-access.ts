import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import type { ApiKeyContext, ApiKeyScope } from "./api-key.ts";
import { hashOfSecret, isApiKeySecret } from "./api-key-secret.ts";

/** An answer counts this long from the moment it was asked for: what is ended is ended for everybody within five seconds. */
const maxAgeInMs = 4_000;
/** Keys whose answer is remembered; the oldest go first. */
const maxRemembered = 10_000;
/** When a key was last used is written down this often at most. */
const usagePauseInMs = 60_000;

interface Found extends ApiKeyContext {
  expiresAt: number;
}

interface Answer {
  askedAt: number;
  found: Promise<Found | null>;
}

type Row = {
  id: string;
  workspace_id: string;
  created_by: string;
  scopes: ApiKeyScope[];
  expires_at: Date | string | null;
};

/** Who speaks by a key; throws AppError "unauthenticated" for all that is not good. */
export type VerifyApiKey = (secret: string) => Promise<ApiKeyContext>;

/**
 * Checks keys by the hash of 256 random bits under a unique index: how long that takes says nothing of any key. A good key is looked up
 * once in four seconds; one that is not good is looked up every time, since it costs nothing to make up another.
 */
export function createApiKeyVerifier({ db }: Pick<Database, "db">): VerifyApiKey {
  // In the order in which they were asked for.
  const answers = new Map<string, Answer>();
  const usedAt = new Map<string, number>();

  async function find(hash: string): Promise<Found | null> {
    const { rows } = await db.execute<Row>(sql`
      select id, workspace_id, created_by, scopes, expires_at from api_keys
      where hash = ${hash} and ended_at is null and (expires_at is null or expires_at > now())`);
    const row = rows[0];
    return row === undefined
      ? null
      : {
          keyId: row.id,
          workspaceId: row.workspace_id,
          userId: row.created_by,
          scopes: row.scopes,
          expiresAt: row.expires_at === null ? Infinity : new Date(row.expires_at).getTime(),
        };
  }

  function ask(hash: string, now: number): Promise<Found | null> {
    const known = answers.get(hash);
    if (known !== undefined && now - known.askedAt < maxAgeInMs) return known.found;
    const found = find(hash);
    const answer = { askedAt: now, found };
    const forget = () => void (answers.get(hash) === answer && answers.delete(hash));
    found.then((context) => context ?? forget()).catch(forget);
    answers.delete(hash);
    answers.set(hash, answer);
    for (const [oldest, { askedAt }] of answers) {
      if (answers.size <= maxRemembered && now - askedAt < maxAgeInMs) break;
      answers.delete(oldest);
    }
    return found;
  }

  /** Nobody waits for it, and a key is good without it. */
  function noteUsage(keyId: string, now: number): void {
    if (now - (usedAt.get(keyId) ?? 0) < usagePauseInMs) return;
    usedAt.delete(keyId);
    usedAt.set(keyId, now);
    for (const [oldest] of usedAt) {
      if (usedAt.size <= maxRemembered) break;
      usedAt.delete(oldest);
    }
    db.execute(sql`
      update api_keys set last_used_at = now()
      where id = ${keyId} and (last_used_at is null or last_used_at < now() - interval '1 minute')`).catch(
      () => usedAt.delete(keyId),
    );
  }

  return async (secret) => {
    const now = Date.now();
    const found = isApiKeySecret(secret) ? await ask(hashOfSecret(secret), now) : null;
    if (found === null || found.expiresAt <= now)
      throw new AppError("unauthenticated", "an API key is not good", {
        publicMessage: "This API key is unknown, has expired or was ended.",
      });
    noteUsage(found.keyId, now);
    const { keyId, workspaceId, userId, scopes } = found;
    return { keyId, workspaceId, userId, scopes };
  };
}
