import type { Database, Queries } from "@zoetrope/database";
import { createId, isId } from "@zoetrope/kit";
import {
  maxApiKeyLifetimeInDays,
  maxApiKeyNameLength,
  maxApiKeys,
  secretRotationInHours,
} from "@zoetrope/kit/limits";
import { sql, type SQL } from "drizzle-orm";
import { requireMembership } from "../members/membership.ts";
import { nameOf, requirePerson } from "../members/people.ts";
import { plainText } from "../text-rules.ts";
import { WorkspaceError } from "../workspace-error.ts";
import { apiKeyScopes, type ApiKey, type ApiKeyScope, type IssuedApiKey, type NewApiKey } from "./api-key.ts";
import { createApiKeySecret } from "./api-key-secret.ts";

/** Of those that are over the newest stay in the table, for whoever looks into what happened. */
const maxRemembered = 100;

type Row = {
  id: string;
  workspace_id: string;
  name: string;
  prefix: string;
  scopes: ApiKeyScope[];
  first_name: string;
  last_name: string | null;
  username: string;
  created_at: Date | string;
  expires_at: Date | string | null;
  last_used_at: Date | string | null;
};

const isGood = sql`k.ended_at is null and (k.expires_at is null or k.expires_at > now())`;

/** The good keys under a condition on `api_keys k`, the newest first. */
async function readKeys(queries: Queries, condition: SQL): Promise<ApiKey[]> {
  const { rows } = await queries.execute<Row>(sql`
    select k.id, k.workspace_id, k.name, k.prefix, k.scopes, k.created_at, k.expires_at, k.last_used_at,
      u.first_name, u.last_name, u.username
    from api_keys k join users u on u.id = k.created_by
    where ${isGood} and ${condition} order by k.created_at desc, k.id limit ${maxApiKeys}`);
  const dateOf = (value: Date | string | null) => (value === null ? null : new Date(value));
  return rows.map((row) => ({
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdBy: nameOf({ firstName: row.first_name, lastName: row.last_name, username: row.username }),
    createdAt: new Date(row.created_at),
    expiresAt: dateOf(row.expires_at),
    lastUsedAt: dateOf(row.last_used_at),
  }));
}

/** The keys of a workspace that are good, the newest first. */
export async function listApiKeys(queries: Queries, userId: string, workspaceId: string): Promise<ApiKey[]> {
  await requireMembership(queries, userId, workspaceId, "api-keys:manage");
  return readKeys(queries, sql`k.workspace_id = ${workspaceId}`);
}

/** Makes a key; it is in the answer and never again. Wants a verified address: somebody answers for it. */
export async function createApiKey(
  database: Database,
  userId: string,
  { workspaceId, name, scopes, lifetimeInDays }: NewApiKey,
): Promise<IssuedApiKey> {
  return database.transaction(async (tx) => {
    await requireMembership(tx, userId, workspaceId, "api-keys:manage", { isLocking: true });
    const plainName = plainText(name, maxApiKeyNameLength);
    if (plainName === null) throw new WorkspaceError("name-malformed");
    const chosen = apiKeyScopes.filter((scope) => scopes.includes(scope));
    if (chosen.length === 0 || scopes.some((scope) => !chosen.some((known) => known === scope)))
      throw new WorkspaceError("scopes-malformed");
    if (
      lifetimeInDays !== null &&
      !(Number.isInteger(lifetimeInDays) && lifetimeInDays >= 1 && lifetimeInDays <= maxApiKeyLifetimeInDays)
    )
      throw new WorkspaceError("lifetime-malformed");
    if (!(await requirePerson(tx, userId)).isEmailVerified) throw new WorkspaceError("email-unverified");
    const expiresAt =
      lifetimeInDays === null ? sql`null` : sql`now() + make_interval(days => ${lifetimeInDays})`;
    return insertKey(tx, { userId, workspaceId, name: plainName, scopes: chosen, expiresAt });
  });
}

/**
 * Makes a key that can do the same and lives as long as this one was to; this one goes on for a day, unless it is ended, so that
 * programs can be changed over.
 */
export async function rotateApiKey(
  database: Database,
  userId: string,
  apiKeyId: string,
): Promise<IssuedApiKey> {
  return database.transaction(async (tx) => {
    const { workspaceId, name, scopes } = await requireKey(tx, userId, apiKeyId, { isLocking: true });
    const lifetime = sql`(select now() + (expires_at - created_at) from api_keys where id = ${apiKeyId})`;
    const issued = await insertKey(tx, { userId, workspaceId, name, scopes, expiresAt: lifetime });
    await tx.execute(sql`
      update api_keys set expires_at = least(coalesce(expires_at, 'infinity'), now() + make_interval(hours => ${secretRotationInHours}))
      where id = ${apiKeyId}`);
    return issued;
  });
}

/** Ends a key; within five seconds no process takes it any more. */
export async function endApiKey(database: Database, userId: string, apiKeyId: string): Promise<void> {
  await database.transaction(async (tx) => {
    await requireKey(tx, userId, apiKeyId);
    await tx.execute(sql`update api_keys set ended_at = now() where id = ${apiKeyId}`);
  });
}

/** Throws "key-missing" for everybody outside its workspace, and "not-allowed" for members whose role is too small. */
async function requireKey(
  tx: Queries,
  userId: string,
  apiKeyId: string,
  options?: { isLocking: boolean },
): Promise<ApiKey> {
  const mine = sql`k.id = ${apiKeyId} and exists (select from workspace_members m
    where m.workspace_id = k.workspace_id and m.user_id = ${userId})`;
  const [found] = isId(apiKeyId) ? await readKeys(tx, mine) : [];
  if (found === undefined) throw new WorkspaceError("key-missing");
  await requireMembership(tx, userId, found.workspaceId, "api-keys:manage", options);
  return found;
}

async function insertKey(
  tx: Queries,
  key: { userId: string; workspaceId: string; name: string; scopes: readonly ApiKeyScope[]; expiresAt: SQL },
): Promise<IssuedApiKey> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from api_keys k where k.workspace_id = ${key.workspaceId} and ${isGood}`,
  );
  if ((rows[0]?.n ?? 0) >= maxApiKeys) throw new WorkspaceError("too-many-keys", { limit: maxApiKeys });
  await tx.execute(sql`
    delete from api_keys k where k.workspace_id = ${key.workspaceId} and not (${isGood}) and k.id not in (
      select o.id from api_keys o where o.workspace_id = ${key.workspaceId} order by o.created_at desc, o.id limit ${maxRemembered})`);
  const id = createId();
  const { secret, prefix, hash } = createApiKeySecret();
  await tx.execute(sql`
    insert into api_keys (id, workspace_id, created_by, name, prefix, hash, scopes, expires_at)
    values (${id}, ${key.workspaceId}, ${key.userId}, ${key.name}, ${prefix}, ${hash},
      ${sql.param([...key.scopes])}, ${key.expiresAt})`);
  const [apiKey] = await readKeys(tx, sql`k.id = ${id}`);
  if (apiKey === undefined) throw new Error("a key is gone that was just made");
  return { apiKey, secret };
}
