import type { Database } from "@zoetrope/database";
import { fileKeyOf, type FileKey, type FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

/**
 * The same file store, with a word to the sweep (sweep-released-files.ts) before every file that is stored: bytes that are there
 * already and wait to be cleared are wanted again. From then on their time counts anew, which leaves who stores them that long to
 * refer to them.
 */
export function retainWantedFiles(files: FileStore, database: Pick<Database, "db">): FileStore {
  const retain = together(async (keys) => {
    await database.db.execute(sql`
      update released_files set released_at = clock_timestamp() where key = any(${sql.param(keys)}::text[])`);
  });
  return {
    id: files.id,
    async put(bytes, extension) {
      await retain(fileKeyOf(bytes, extension));
      return files.put(bytes, extension);
    },
    head: (key) => files.head(key),
    read: (key) => files.read(key),
    stream: (key, range) => files.stream(key, range),
    verify: (key) => files.verify(key),
    list: () => files.list(),
    remove: (key) => files.remove(key),
    check: () => files.check(),
    close: () => files.close(),
  };
}

/** Does at once what is asked for in one turn: an animation has four files. */
function together(work: (keys: FileKey[]) => Promise<void>): (key: FileKey) => Promise<void> {
  let next: { keys: FileKey[]; done: Promise<void> } | null = null;
  return (key) => {
    if (next !== null) {
      next.keys.push(key);
      return next.done;
    }
    const keys = [key];
    const done = Promise.resolve().then(() => {
      next = null;
      return work(keys);
    });
    next = { keys, done };
    return done;
  };
}
