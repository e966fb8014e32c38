import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** When a key was last used is written down this often at most. */
const pauseInMs = 60_000;
/** Uses wait so long for others, to be written together. */
const delayInMs = 1_000;
/** Keys that are waited with, and whose last note is remembered; the oldest go first. */
const maxRemembered = 10_000;

/**
 * Notes that a key was used: nobody waits for it, and a key is good without it. All of a second are one statement; one for each would stand
 * before the next look-up, of which the embedded database has one at a time.
 */
export function createApiKeyUsage({ db, asJob }: Pick<Database, "db" | "asJob">): (keyId: string) => void {
  const notedAt = new Map<string, number>();
  let waiting: string[] = [];

  async function write(): Promise<void> {
    const keyIds = waiting;
    waiting = [];
    try {
      await asJob(() =>
        db.execute(sql`
          update api_keys set last_used_at = now()
          where id = any(${sql.param(keyIds)}::text[])
            and (last_used_at is null or last_used_at < now() - interval '1 minute')`),
      );
    } catch {
      for (const keyId of keyIds) notedAt.delete(keyId);
    }
  }

  return (keyId) => {
    const now = Date.now();
    if (now - (notedAt.get(keyId) ?? 0) < pauseInMs || waiting.length >= maxRemembered) return;
    notedAt.delete(keyId);
    notedAt.set(keyId, now);
    for (const [oldest] of notedAt) {
      if (notedAt.size <= maxRemembered) break;
      notedAt.delete(oldest);
    }
    if (waiting.push(keyId) === 1) setTimeout(() => void write(), delayInMs).unref();
  };
}
