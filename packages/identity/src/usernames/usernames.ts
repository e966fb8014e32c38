import { maxUsernameLength, minUsernameLength, usernameReservedInDays } from "@zoetrope/kit/limits";
import { randomInt } from "node:crypto";
import { sqlStateOf, type Database, type Queries } from "@zoetrope/database";
import { heldUsernames, users } from "@zoetrope/database/schema";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { TakenError } from "../engine/identity-engine.ts";
import { IdentityError } from "../identity-error.ts";
import { foldUsername, requireUsername, usernameKey } from "./username-rules.ts";

const msPerDay = 86_400_000;
const fallbackName = "animator";
/** Numbers put behind a taken name grow, so that a popular name costs a handful of looks. */
const numberLimits = [10, 100, 1_000, 100_000, 10_000_000, 1_000_000_000];

export interface Usernames {
  /** True when `userId` (null: somebody new) could take it now. */
  isFree(key: string, userId: string | null): Promise<boolean>;
  /** A free name like the first of the wishes that can be one. */
  findFree(candidates: readonly (string | null | undefined)[]): Promise<{ username: string; key: string }>;
  /** Throws "username-malformed", "username-reserved" or "username-taken". */
  change(userId: string, candidate: string): Promise<void>;
  /** Holds back the name of an account that goes. */
  hold(queries: Queries, userId: string): Promise<void>;
}

export function createUsernames(database: Database, reservedKeys: ReadonlySet<string>): Usernames {
  async function isFree(key: string, userId: string | null): Promise<boolean> {
    const own = userId ?? "";
    const [row] = await database.db
      .select({
        isTaken: sql<boolean>`EXISTS (${database.db
          .select({ one: sql`1` })
          .from(users)
          .where(and(eq(users.usernameKey, key), ne(users.id, own)))})`,
        isHeld: sql<boolean>`EXISTS (${database.db
          .select({ one: sql`1` })
          .from(heldUsernames)
          .where(
            and(
              eq(heldUsernames.usernameKey, key),
              gt(heldUsernames.heldUntil, new Date()),
              sql`${heldUsernames.userId} IS DISTINCT FROM ${userId ?? null}`,
            ),
          )})`,
      })
      .from(sql`(SELECT 1) AS one_row`);
    return row !== undefined && !row.isTaken && !row.isHeld;
  }

  const isAllowed = async (username: string): Promise<boolean> =>
    !reservedKeys.has(usernameKey(username)) && (await isFree(usernameKey(username), null));

  async function hold(queries: Queries, userId: string): Promise<void> {
    const heldUntil = new Date(Date.now() + usernameReservedInDays * msPerDay);
    await queries.execute(sql`
      INSERT INTO held_usernames (username_key, user_id, held_until)
      SELECT username_key, id, ${heldUntil} FROM users WHERE id = ${userId}
      ON CONFLICT (username_key) DO UPDATE SET user_id = excluded.user_id, held_until = excluded.held_until`);
  }

  return {
    isFree,
    async findFree(candidates) {
      const candidate = candidates.map(toUsername).find((name) => name !== null) ?? fallbackName;
      if (await isAllowed(candidate)) return { username: candidate, key: usernameKey(candidate) };
      const stem = candidate.slice(0, maxUsernameLength - 11).replace(/[_-]+$/, "");
      for (const limit of numberLimits) {
        const username = `${stem}-${randomInt(1, limit)}`;
        if (await isAllowed(username)) return { username, key: usernameKey(username) };
      }
      throw new Error("no free username was found");
    },
    async change(userId, candidate) {
      const username = requireUsername(candidate);
      const key = usernameKey(username);
      if (reservedKeys.has(key)) throw new IdentityError("username-reserved");
      if (!(await isFree(key, userId))) throw new IdentityError("username-taken");
      try {
        await database.transaction(async (tx) => {
          const [current] = await tx
            .select({ key: users.usernameKey })
            .from(users)
            .where(eq(users.id, userId))
            .for("update");
          if (current === undefined) throw new IdentityError("session-missing");
          if (current.key !== key) await hold(tx, userId);
          await tx
            .update(users)
            .set({ username, usernameKey: key, updatedAt: new Date() })
            .where(eq(users.id, userId));
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new IdentityError("username-taken", { cause: error });
        throw error;
      }
    },
    hold,
  };
}

/** Makes a username of an address or a name, where that can be done; null for 山田. */
function toUsername(text: string | null | undefined): string | null {
  if (!text) return null;
  const folded = text
    .slice(0, 100)
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxUsernameLength)
    .replaceAll(/^-+|-+$/g, "");
  return folded.length < minUsernameLength ? null : foldUsername(folded);
}

/** True when the database refused a second row of something unique. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof TakenError || sqlStateOf(error) === "23505";
}
