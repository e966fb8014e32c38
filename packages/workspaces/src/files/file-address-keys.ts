import { hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";

const cachedForInMs = 60_000;
/** Unknown key ids make nobody ask the database more often than this. */
const minReloadInMs = 2_000;
/** Part of what the keys are derived with: another use of the same secret would have another key. */
const purpose = "zoetrope private file addresses 1";

export interface FileAddressKey {
  id: string;
  key: Buffer;
}

interface KnownKey extends FileAddressKey {
  activeFromInMs: number;
}

/** What private addresses are signed with: stored once, known to all processes, another one every day. */
export class FileAddressKeys {
  readonly #database: Pick<Database, "db">;
  /** The newest first. */
  #known: KnownKey[] = [];
  #loadedAt = 0;
  #loading: Promise<KnownKey[]> | null = null;

  constructor(database: Pick<Database, "db">) {
    this.#database = database;
  }

  /** The key that signs at a moment: the same one in every process. Made when there is none. */
  async signingAt(moment: number): Promise<FileAddressKey> {
    const find = (all: readonly KnownKey[]) => all.find(({ activeFromInMs }) => activeFromInMs <= moment);
    const key = find(await this.#keys()) ?? find(await this.#reload());
    if (key !== undefined) return key;
    await this.#database.db.execute(sql`
      insert into file_address_keys (id, secret, active_from)
      values (${createId()}, ${randomBytes(32)}, ${new Date(moment).toISOString()})`);
    const made = find(await this.#reload());
    if (made === undefined) throw new Error("no key signs private addresses");
    return made;
  }

  /** Null for a key that is not, or no longer, ours. */
  async find(id: string): Promise<FileAddressKey | null> {
    return (
      (await this.#keys()).find((key) => key.id === id) ??
      (await this.#keys(minReloadInMs)).find((key) => key.id === id) ??
      null
    );
  }

  /** Makes the next key, which signs ten minutes later, and deletes what has signed its last an hour ago. */
  async rotate(): Promise<void> {
    const { db } = this.#database;
    await db.execute(sql`
      insert into file_address_keys (id, secret, active_from)
      select ${createId()}, ${randomBytes(32)}, now() + interval '10 minutes'
      where not exists (select from file_address_keys where active_from > now() - interval '1 day')`);
    await db.execute(sql`
      delete from file_address_keys k where exists (
        select from file_address_keys later
        where later.active_from > k.active_from and later.active_from < now() - interval '1 hour')`);
    await this.#reload();
  }

  async #keys(maxAgeInMs = cachedForInMs): Promise<KnownKey[]> {
    const isFresh = Date.now() - this.#loadedAt < maxAgeInMs && this.#known.length > 0;
    return isFresh ? this.#known : this.#reload();
  }

  #reload(): Promise<KnownKey[]> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<KnownKey[]> {
    const { rows } = await this.#database.db.execute<{ id: string; secret: Buffer; ms: number }>(sql`
      select id, secret, (extract(epoch from active_from) * 1000)::float8 as ms from file_address_keys
      order by active_from desc, id`);
    this.#known = rows.map(({ id, secret, ms }) => ({
      id,
      key: Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), purpose, 32)),
      activeFromInMs: ms,
    }));
    this.#loadedAt = Date.now();
    return this.#known;
  }
}
