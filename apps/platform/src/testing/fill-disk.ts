import { inspect } from "node:util";
import { openDatabase } from "@zoetrope/database";
import { createLogger } from "@zoetrope/kit";
import { sql } from "drizzle-orm";

/**
 * A program for the test that fills a disk: writes rows with a secret in them until there is no room, in statements and in transactions,
 * and says all that can be said of the failures. Argument: the folder.
 */
const [folder = ""] = process.argv.slice(2);
const destination = { write: (line: string) => void process.stdout.write(line) };
const logger = createLogger({ level: "error", destination });
const database = await openDatabase({ folder });
const secret = "$argon2id$planted ".repeat(2_000);

const insert = sql`INSERT INTO kept (secret) VALUES (${secret})`;
await database.db.execute("CREATE TABLE kept (secret text)");
await database.db.execute("ALTER TABLE kept ALTER secret SET STORAGE EXTERNAL");
for (let failures = 0; failures < 4;) {
  try {
    await database.db.execute(insert);
    await database.transaction((tx) => tx.execute(insert));
  } catch (error) {
    failures += 1;
    logger.error({ err: error }, "a row was not kept");
    process.stdout.write(`${inspect(error, { depth: 9, showHidden: true })}\n`);
  }
}
process.exit(0);
