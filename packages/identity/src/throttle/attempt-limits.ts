import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Database } from "@zoetrope/database";
import { attempts } from "@zoetrope/database/schema";
import { and, count, eq, gt, lt, max, ne } from "drizzle-orm";

/** How often something may be tried. */
export interface AttemptLimit {
  name: string;
  /** Tries that cost nothing. */
  free: number;
  windowInSeconds: number;
  /** Wait after the first try too many; doubles with each further one. */
  firstDelayInSeconds: number;
  /** No wait is longer: a limit delays, it does not lock out. */
  longestDelayInSeconds: number;
}

interface Attempt {
  /** 0 when it may go on, else the whole seconds until it may. */
  delayInSeconds: number;
  /** Earlier ones in the window that counted. */
  earlier: number;
  /** Takes it back: it succeeded, or was refused and must not prolong the wait. */
  forget(): Promise<void>;
}

export interface AttemptLimits {
  /**
   * Writes the try down first and looks at the others then, so that a thousand at once count as a thousand.
   * `subject` is hashed: the table names nobody.
   */
  begin(limit: AttemptLimit, subject: string): Promise<Attempt>;
  /** Forgets all tries of a subject. */
  clear(limit: AttemptLimit, subject: string): Promise<void>;
  /** Forgets what is too old for any limit. */
  tidy(): Promise<void>;
}

/** Longer than the window of any limit. */
const keptInSeconds = 60 * 60 * 24;

export const delayInSeconds = (limit: AttemptLimit, earlier: number): number =>
  earlier < limit.free
    ? 0
    : Math.min(
        limit.longestDelayInSeconds,
        limit.firstDelayInSeconds * 2 ** Math.min(30, earlier - limit.free),
      );

/** A household or a data centre has 2⁶⁴ addresses of IPv6: they count as one. */
export function addressSubject(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address.replace(/^::ffff:/, "");
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const middle = address.includes("::")
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0")
    : [];
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

export function createAttemptLimits(database: Database): AttemptLimits {
  const keyOf = (limit: AttemptLimit, subject: string): string =>
    `${limit.name}:${createHash("sha256").update(subject).digest("base64url")}`;

  return {
    async begin(limit, subject) {
      const key = keyOf(limit, subject);
      const now = new Date();
      const { db } = database;
      const [own] = await db
        .insert(attempts)
        .values({ key, madeAt: now })
        .returning({ id: attempts.attemptId });
      const id = own?.id ?? 0;
      const since = new Date(now.getTime() - limit.windowInSeconds * 1_000);
      const [others] = await db
        .select({ total: count(), last: max(attempts.madeAt) })
        .from(attempts)
        .where(and(eq(attempts.key, key), gt(attempts.madeAt, since), ne(attempts.attemptId, id)));
      const earlier = others?.total ?? 0;
      // Of two at the same moment each may find the other in its future.
      const elapsed = others?.last ? Math.max(0, now.getTime() - others.last.getTime()) / 1_000 : Infinity;
      return {
        earlier,
        delayInSeconds: Math.max(0, Math.ceil(delayInSeconds(limit, earlier) - elapsed)),
        async forget() {
          await db.delete(attempts).where(eq(attempts.attemptId, id));
        },
      };
    },
    async clear(limit, subject) {
      await database.db.delete(attempts).where(eq(attempts.key, keyOf(limit, subject)));
    },
    async tidy() {
      await database.db
        .delete(attempts)
        .where(lt(attempts.madeAt, new Date(Date.now() - keptInSeconds * 1_000)));
    },
  };
}
