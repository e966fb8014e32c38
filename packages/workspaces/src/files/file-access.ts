import type { Database } from "@zoetrope/database";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { premiumPlans } from "../plans/plans.ts";
import { allows, type Role } from "../members/roles.ts";
import { FileAddressKeys } from "./file-address-keys.ts";
import { readPrivateAddress, type PrivateAddress } from "./private-address.ts";
import { RecentAnswers } from "./recent-answers.ts";

/**
 * What is taken back stops answering within a minute everywhere: so long counts an answer here, the rest is what shared caches
 * are allowed (apps/assets).
 */
const maxAgeInMs = 20_000;
/** Nothing is taken back while nobody reaches the database. */
const maxAgeWhileAwayInMs = 600_000;
const maxCached = 50_000;

/** Who may read stored bytes: nobody by their hash alone. */
export interface FileAccess {
  /** Whether something that everybody may see refers to the file. */
  isPublic(key: FileKey): Promise<boolean>;
  /** How many seconds an address is still good for; null when it was never signed, is over, or its file or member is gone. */
  openPrivate(address: { token: string } & Pick<PrivateAddress, "key" | "filename">): Promise<number | null>;
}

export function createFileAccess(database: Pick<Database, "db">): FileAccess {
  const keys = new FileAddressKeys(database);
  const ages = { maxAgeInMs, maxAgeWhileAwayInMs, maxCached };
  const published = new RecentAnswers({ ...ages, ask: (names) => findPublic(database, names) });
  const granted = new RecentAnswers({ ...ages, ask: (names) => findGranted(database, names) });
  return {
    isPublic: (key) => published.isYes(key),
    async openPrivate(asked) {
      const read = await readPrivateAddress(keys, asked);
      if (read === null || !(await granted.isYes(nameOf(read.address)))) return null;
      return read.secondsLeft;
    },
  };
}

/** Joins, each over an index: whether one row there has the key. */
async function findPublic({ db }: Pick<Database, "db">, names: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    with asked as (select unnest(${sql.param(names)}::text[]) as key)
    select key from asked join animations on poster_key = key where withdrawn_at is null
    union select key from asked join awaited_posters using (key) join animations using (record) where withdrawn_at is null
    union select key from asked join animations a on a.play_key = key where a.withdrawn_at is null
      -- Whatever stands there: a file that is for sale is no preview.
      and not (a.is_premium and exists (select from animation_files f where f.record = a.record and f.key = a.play_key))
    union select key from asked join animation_files using (key) join animations using (record)
      where withdrawn_at is null and not is_premium
    union select key from asked join users on avatar_key = key
    union select key from asked join workspaces on icon = key`);
  return rows.map(({ key }) => key);
}

const nameOf = ({ subjectId, userId, key }: Omit<PrivateAddress, "filename">): string =>
  `${subjectId}.${userId}.${key}`;

/** The file or animation still has these bytes, and its reader the right to them. */
async function findGranted({ db }: Pick<Database, "db">, names: string[]): Promise<string[]> {
  const parts = names.map((name) => name.split("."));
  const hasPlan = sql`exists (
      select from workspace_members m join workspaces w on w.id = m.workspace_id
      where m.user_id = a.user_id and w.plan = any(${sql.param([...premiumPlans])}::text[]))`;
  const column = (index: number) => sql.param(parts.map((part) => part[index] ?? ""));
  const { rows } = await db.execute<{
    subject_id: string;
    user_id: string;
    key: PrivateAddress["key"];
    role: Role | null;
  }>(
    sql`
    with asked as (
      select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${sql.param(
        parts.map((part) => part.slice(2).join(".")),
      )}::text[]) as asked (subject_id, user_id, key))
    select a.*, m.role from asked a join workspace_files f on f.id = a.subject_id
    join workspace_members m on m.workspace_id = f.workspace_id and m.user_id = a.user_id
    where a.key in (f.source_key, f.poster_key, f.play_key)
    union all
    select a.*, null from asked a join animations n on n.id = a.subject_id and n.withdrawn_at is null
    join animation_files f on f.record = n.record and f.key = a.key
    where not n.is_premium or ${hasPlan}
    union all
    select a.*, null from asked a where a.subject_id = 'pack-' || replace(a.key, '.zip', '') and ${hasPlan}`,
  );
  return rows
    .filter(({ role }) => role === null || allows(role, "files:read"))
    .map(({ subject_id: subjectId, user_id: userId, key }) => nameOf({ subjectId, userId, key }));
}
