import type { Database } from "@zoetrope/database";
import { sessions } from "@zoetrope/database/schema";
import { and, gt, sql } from "drizzle-orm";

/** An answer counts this long from the moment it was asked for: what is over is over for everybody within five seconds. */
const livenessInMs = 4_000;
/** Sessions whose answer is kept; the oldest go first. A process that serves more of them at once asks more often. */
const maxCached = 10_000;

interface Answer {
  askedAt: number;
  isAlive: Promise<boolean>;
}

/**
 * Whether a session goes on. Programs ask with every request, a few sessions many times a second: each is looked up once in four
 * seconds, and all that are wanted in one turn of the event loop by one query.
 */
export function createSessionLiveness({ db }: Database): (sessionId: string) => Promise<boolean> {
  const find = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        sql`${sessions.id} = ANY (${sql.placeholder("ids")})`,
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("identity_sessions_alive");
  // In the order in which they were asked for.
  const answers = new Map<string, Answer>();
  let waiting: PromiseWithResolvers<ReadonlySet<string>> | null = null;
  let wanted: string[] = [];

  function ask(id: string): Promise<ReadonlySet<string>> {
    wanted.push(id);
    if (waiting === null) {
      const asked = (waiting = Promise.withResolvers<ReadonlySet<string>>());
      setImmediate(() => {
        const ids = wanted;
        waiting = null;
        wanted = [];
        find
          .execute({ ids, now: new Date() })
          .then((rows) => asked.resolve(new Set(rows.map((row) => row.id))))
          .catch(asked.reject);
      });
    }
    return waiting.promise;
  }

  return (sessionId) => {
    const now = Date.now();
    const known = answers.get(sessionId);
    if (known !== undefined && now - known.askedAt < livenessInMs) return known.isAlive;
    const isAlive = ask(sessionId).then((alive) => alive.has(sessionId));
    const answer = { askedAt: now, isAlive };
    // What could not be had is asked for again.
    isAlive.catch(() => {
      if (answers.get(sessionId) === answer) answers.delete(sessionId);
    });
    answers.delete(sessionId);
    answers.set(sessionId, answer);
    for (const [id, { askedAt }] of answers) {
      if (answers.size <= maxCached && now - askedAt < livenessInMs) break;
      answers.delete(id);
    }
    return isAlive;
  };
}
