// Child process of tests: opens the embedded database in the folder given, writes rows until it is killed,
// and says on standard output what was acknowledged.
import { sql } from "drizzle-orm";
import { openDatabase } from "../open-database.ts";

const [folder] = process.argv.slice(2);
const database = await openDatabase({ folder });
await database.db.execute("CREATE TABLE IF NOT EXISTS written (number integer PRIMARY KEY)");
process.stdout.write("open\n");
const { rows } = await database.db.execute<{ next: number }>(
  "SELECT coalesce(max(number), 0) + 1 AS next FROM written",
);
for (let number = rows[0]?.next ?? 1; ; number++) {
  await database.db.execute(sql`INSERT INTO written VALUES (${number})`);
  process.stdout.write(`${number}\n`);
}
