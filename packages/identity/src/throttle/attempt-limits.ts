import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Database } from "@zoetrope/database";
import { attempts } from "@zoetrope/database/schema";
import { count, lt, max, or, sql } from "drizzle-orm";

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

/** One count of a try: how often, and of whom or what. */
interface Counted {
  limit: AttemptLimit;
  /** Is hashed: the table names nobody. */
  subject: string;
}

interface Attempt {
  /** 0 when it may go on, else the whole seconds until all of its limits let it; the longest of `delays`. */
  delayInSeconds: number;
  /** The same for each of its limits. */
  delays: readonly number[];
  /** Earlier ones in the window, for each of its limits. */
  earlier: readonly number[];
  /** Takes it back: it was refused and must not prolong the wait, or it succeeded; then also all earlier ones of `forgiven`. */
  forget(forgiven?: Counted): Promise<void>;
}

export interface AttemptLimits {
  /**
   * Writes the try down first and looks at the others then, so that a thousand at once count as a thousand: two statements,
   * for however many limits it counts against.
   */
  begin(...counted: readonly Counted[]): Promise<Attempt>;
  /** Forgets all tries of a subject. */
  clear(counted: Counted): Promise<void>;
  /** Forgets what is too old for any limit. */
  cleanup(): Promise<void>;
}

/** Longer than the window of any limit. */
const retentionInSeconds = 60 * 60 * 24;

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

const keyOf = ({ limit, subject }: Counted): string =>
  `${limit.name}:${createHash("sha256").update(subject).digest("base64url")}`;

export function createAttemptLimits(database: Database): AttemptLimits {
  const { writeDown, countOthers, forget } = prepareStatements(database.db);

  return {
    async begin(...counted) {
      const now = new Date();
      const keys = counted.map(keyOf);
      const ids = (await writeDown(keys, now)).map(({ id }) => id);
      const since = counted.map(({ limit }) => new Date(now.getTime() - limit.windowInSeconds * 1_000));
      const others = await countOthers.execute({ keys, since, ids });
      const delays = others.map(({ total, last }, index) => {
        // Of two at the same moment each may find the other in its future.
        const elapsed = last ? Math.max(0, now.getTime() - last.getTime()) / 1_000 : Infinity;
        const limit = counted[index]?.limit;
        return limit === undefined ? 0 : Math.max(0, Math.ceil(delayInSeconds(limit, total) - elapsed));
      });
      return {
        delays,
        delayInSeconds: Math.max(...delays),
        earlier: others.map(({ total }) => total),
        forget: async (forgiven) =>
          void (await forget.execute({ ids, key: forgiven === undefined ? null : keyOf(forgiven) })),
      };
    },
    clear: async (counted) => void (await forget.execute({ ids: [], key: keyOf(counted) })),
    async cleanup() {
      await database.db
        .delete(attempts)
        .where(lt(attempts.madeAt, new Date(Date.now() - retentionInSeconds * 1_000)));
    },
  };
}

/** Planned once per connection: every sign-in runs all of them. */
function prepareStatements(db: Database["db"]) {
  const asked = sql`unnest(${sql.placeholder("keys")}::text[], ${sql.placeholder("since")}::timestamptz[]) WITH ORDINALITY AS asked (key, since, place)`;
  const isOther = sql`${attempts.key} = asked.key AND ${attempts.madeAt} > asked.since AND ${attempts.attemptId} <> ALL (${sql.placeholder("ids")}::bigint[])`;
  const prepareWriting = (size: number) =>
    db
      .insert(attempts)
      .values(
        Array.from({ length: size }, (_, index) => ({
          key: sql.placeholder(`key${index}`),
          madeAt: sql.placeholder("now"),
        })),
      )
      .returning({ id: attempts.attemptId })
      .prepare(`identity_attempts_write_${size}`);
  const writing = new Map<number, ReturnType<typeof prepareWriting>>();

  return {
    writeDown(keys: readonly string[], now: Date) {
      const statement = writing.get(keys.length) ?? prepareWriting(keys.length);
      writing.set(keys.length, statement);
      return statement.execute({
        now,
        ...Object.fromEntries(keys.map((key, index) => [`key${index}`, key])),
      });
    },
    countOthers: db
      .select({ total: count(attempts.attemptId), last: max(attempts.madeAt) })
      .from(asked)
      .leftJoin(attempts, isOther)
      .groupBy(sql`asked.place`)
      .orderBy(sql`asked.place`)
      .prepare("identity_attempts_others"),
    forget: db
      .delete(attempts)
      .where(
        or(
          sql`${attempts.attemptId} = ANY (${sql.placeholder("ids")}::bigint[])`,
          sql`${attempts.key} = ${sql.placeholder("key")}::text`,
        ),
      )
      .prepare("identity_attempts_forget"),
  };
}
