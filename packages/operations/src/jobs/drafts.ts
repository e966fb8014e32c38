import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { maxDrafts, maxToolStorageBytes, toolJobLifetimeInSeconds } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { insertToolFile, readToolFile, storedBytes, type ToolFileRow } from "./tool-files.ts";

/** Files that an agent works on, by their names: each is there for an hour after it was last written, for its owner alone. */
export interface Drafts {
  /** In the place of one of this name. Throws AppError "conflict" where there are too many, or they are too large. */
  write(owner: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  read(owner: string, name: string): Promise<Uint8Array | null>;
  /** By their names. */
  list(owner: string): Promise<{ name: string; sizeInBytes: number }[]>;
}

export function createDrafts(database: Database): Drafts {
  return {
    write: (owner, name, bytes) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts of ${owner}`}, 0))`);
        await tx.execute(sql`
          delete from tool_files where owner = ${owner} and kind = 'draft' and (name = ${name} or expires_at <= now())`);
        const { rows } = await tx.execute<{ n: number }>(sql`
          select count(*)::int as n from tool_files where owner = ${owner} and kind = 'draft'`);
        const { own } = await storedBytes(tx, owner);
        if ((rows[0]?.n ?? 0) >= maxDrafts || own + bytes.byteLength > maxToolStorageBytes)
          throw new AppError("conflict", "too many drafts", {
            publicMessage: `There are ${maxDrafts} files at most, of ${maxToolStorageBytes / 1_000_000} MB in all. Write over one of them, or wait: each is gone an hour after it was written.`,
          });
        await insertToolFile(tx, {
          owner,
          jobId: null,
          kind: "draft",
          name,
          bytes,
          lifetimeInSeconds: toolJobLifetimeInSeconds,
        });
      }),

    async read(owner, name) {
      const { rows } = await database.db.execute<ToolFileRow>(sql`
        select id, kind, option, name, size from tool_files
        where owner = ${owner} and kind = 'draft' and name = ${name} and expires_at > now()`);
      return rows[0] === undefined ? null : await readToolFile(database.db, rows[0]);
    },

    async list(owner) {
      const { rows } = await database.db.execute<{ name: string; sizeInBytes: number }>(sql`
        select name, size as "sizeInBytes" from tool_files
        where owner = ${owner} and kind = 'draft' and expires_at > now() order by name`);
      return rows;
    },
  };
}
