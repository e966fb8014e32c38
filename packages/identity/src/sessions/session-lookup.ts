import type { Database } from "@zoetrope/database";
import { sessions, users } from "@zoetrope/database/schema";
import { eq, sql } from "drizzle-orm";

/** Most sessions that one query looks for. */
const maxAtOnce = 100;

/** A session and whose it is, as the database has them; whether it is over is the asker's business. */
export interface SessionRow {
  id: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  activeAt: Date;
  email: string;
  isEmailVerified: boolean;
  username: string;
  firstName: string;
  lastName: string | null;
  avatarKey: string | null;
  locale: string;
}

interface PendingLookup {
  tokenHash: string;
  resolve(row: SessionRow | null): void;
  reject(error: unknown): void;
}

/**
 * Looks sessions up by the hash of their token. All that is asked for in one turn of the event loop goes into one query: at rest
 * that is one session, under load a few dozen, and the way to the database and back is most of what a look-up costs. Nothing is
 * kept: each answer is of a query that began after the question, so a session that was ended anywhere is gone at once.
 */
export function createSessionLookup({ db }: Database): (tokenHash: string) => Promise<SessionRow | null> {
  // Through the unique index of the hash, planned once per connection.
  const find = db
    .select({
      tokenHash: sessions.tokenHash,
      id: sessions.id,
      userId: users.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      activeAt: sessions.updatedAt,
      email: users.email,
      isEmailVerified: users.emailVerified,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      avatarKey: users.avatarKey,
      locale: users.locale,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.tokenHash} = ANY (${sql.placeholder("tokenHashes")})`)
    .prepare("identity_sessions");

  async function answer(lookups: readonly PendingLookup[]): Promise<void> {
    try {
      const tokenHashes = [...new Set(lookups.map(({ tokenHash }) => tokenHash))];
      const rows = new Map((await find.execute({ tokenHashes })).map((row) => [row.tokenHash, row]));
      for (const { tokenHash, resolve } of lookups) resolve(rows.get(tokenHash) ?? null);
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    }
  }

  let waiting: PendingLookup[] = [];
  const answerAll = (): void => {
    const lookups = waiting;
    waiting = [];
    for (let start = 0; start < lookups.length; start += maxAtOnce)
      void answer(lookups.slice(start, start + maxAtOnce));
  };

  return (tokenHash) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ tokenHash, resolve, reject }) === 1) setImmediate(answerAll);
    });
}
