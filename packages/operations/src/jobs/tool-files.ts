import type { Queries } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";

const pieceBytes = 4_000_000;

export interface NewToolFile {
  owner: string;
  /** Null: a draft. */
  jobId: string | null;
  kind: "source" | "attachment" | "result" | "draft";
  option?: string;
  position?: number;
  name: string;
  bytes: Uint8Array;
  lifetimeInSeconds: number;
}

export type ToolFileRow = { id: string; kind: string; option: string | null; name: string; size: number };

export async function insertToolFile(tx: Queries, file: NewToolFile): Promise<void> {
  const { owner, jobId, kind, option = null, position = 0, name, bytes, lifetimeInSeconds } = file;
  const id = createId();
  await tx.execute(sql`
    insert into tool_files (id, owner, job_id, kind, option, position, name, size, expires_at)
    values (${id}, ${owner}, ${jobId}, ${kind}, ${option}, ${position}, ${storable(name)}, ${bytes.byteLength},
      now() + make_interval(secs => ${lifetimeInSeconds}))`);
  for (let piece = 0; piece * pieceBytes < bytes.byteLength; piece += 1) {
    const part = bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
    await tx.execute(sql`
      insert into tool_file_pieces (file_id, piece, bytes)
      values (${id}, ${piece}, ${Buffer.from(part.buffer, part.byteOffset, part.byteLength)})`);
  }
}

/** Null where it is gone meanwhile. */
export async function readToolFile(
  queries: Queries,
  { id, size }: Pick<ToolFileRow, "id" | "size">,
): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (let piece = 0; offset < size; piece += 1) {
    const { rows } = await queries.execute<{ bytes: Uint8Array }>(
      sql`select bytes from tool_file_pieces where file_id = ${id} and piece = ${piece}`,
    );
    const part = rows[0]?.bytes;
    if (part === undefined) return null;
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

/** Bytes of one owner, and of everybody. */
export async function storedBytes(queries: Queries, owner: string): Promise<{ own: number; all: number }> {
  const { rows } = await queries.execute<{ own: number; all: number }>(sql`
    select coalesce(sum(size) filter (where owner = ${owner}), 0)::float8 as own, coalesce(sum(size), 0)::float8 as all
    from tool_files where expires_at > now()`);
  return rows[0] ?? { own: 0, all: 0 };
}

/** PostgreSQL stores no zero byte in a text, and nothing that is no Unicode. */
const storable = (name: string): string =>
  name.toWellFormed().replaceAll("\0", "").slice(0, 200).toWellFormed();
