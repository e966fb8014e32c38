import { randomBytes } from "node:crypto";
import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql } from "drizzle-orm";

const saltBytes = 32;

/**
 * The secret of a day that visitors are hashed with. All processes share it by the database, which forgets it when the day is
 * over: then nobody can find out any more whose hash one was.
 */
export class VisitorSalts {
  readonly #database: Database;
  #current: { day: string; salt: Promise<Buffer> } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(day: string): Promise<Buffer> {
    if (this.#current?.day !== day) this.#current = { day, salt: this.#read(day) };
    const { salt } = this.#current;
    try {
      return await salt;
    } catch (error) {
      if (this.#current?.salt === salt) this.#current = null;
      throw new AppError("unavailable", "the salt of the day cannot be read", { cause: error });
    }
  }

  async #read(day: string): Promise<Buffer> {
    const { db } = this.#database;
    await db.execute(sql`
      insert into visitor_salts (day, salt) values (${day}, ${randomBytes(saltBytes)}) on conflict do nothing`);
    const { rows } = await db.execute<{ salt: Buffer }>(
      sql`select salt from visitor_salts where day = ${day}`,
    );
    if (!rows[0]) throw new Error(`the salt of ${day} is gone`);
    return rows[0].salt;
  }
}
