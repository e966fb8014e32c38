import type { Database } from "@zoetrope/database";
import { fileKeyOf, type FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

/**
 * The same file store, with a word to the sweep (sweep-released-files.ts) before every file that is stored: bytes that are there
 * already and wait to be cleared are wanted again. From then on their time counts anew, which leaves who stores them that long to
 * refer to them.
 */
export function retainWantedFiles(files: FileStore, database: Pick<Database, "db">): FileStore {
  return {
    id: files.id,
    async put(bytes, extension) {
      const key = fileKeyOf(bytes, extension);
      await database.db.execute(sql`
        update released_files set released_at = clock_timestamp() where key = ${key}`);
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
