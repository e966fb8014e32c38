import type { Database } from "@zoetrope/database";
import { users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { eq, or, sql } from "drizzle-orm";
import { foldUsername } from "../usernames/username-rules.ts";

/** Who somebody says they are, before they have shown it. */
export interface Person {
  id: string;
  email: string;
  locale: Locale;
}

/** Finds people by what they log in with: an address in small letters, or a username as anybody might type it. */
export function createPersonFinder({ db }: Database): (login: string) => Promise<Person | null> {
  const find = db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(or(eq(users.email, sql.placeholder("email")), eq(users.username, sql.placeholder("username"))))
    .limit(1)
    .prepare("identity_person");
  return async (login) => {
    const [row] = await find.execute({ email: login, username: foldUsername(login) ?? login });
    return row === undefined ? null : { ...row, locale: row.locale as Locale };
  };
}
