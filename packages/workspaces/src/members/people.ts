import type { Queries } from "@zoetrope/database";
import { locales, type Locale } from "@zoetrope/i18n";
import { isId } from "@zoetrope/kit";
import type { FileKey } from "@zoetrope/storage";
import { sql, type SQL } from "drizzle-orm";
import { WorkspaceError } from "../workspace-error.ts";

/** What workspaces need to know of somebody; identity writes it. */
export interface Person {
  id: string;
  username: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string | null;
  avatarKey: FileKey | null;
  locale: Locale;
}

type Row = {
  id: string;
  username: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string | null;
  avatar_key: FileKey | null;
  locale: string;
};

async function read(queries: Queries, condition: SQL): Promise<Person[]> {
  const { rows } = await queries.execute<Row>(sql`
    select id, username, email, email_verified, first_name, last_name, avatar_key, locale from users where ${condition}`);
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    avatarKey: row.avatar_key,
    locale: locales.find((locale) => locale === row.locale) ?? "en",
  }));
}

/** By id; who has gone is not in it. */
export async function findPeople(queries: Queries, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const people = await read(queries, sql`id = any(${sql.param(ids)}::text[])`);
  return new Map(people.map((person) => [person.id, person]));
}

/** Those with this address, in its normalised form: at most one. */
export const findPeopleByEmail = (queries: Queries, email: string): Promise<Person[]> =>
  read(queries, sql`email = ${email}`);

/** Throws "not-allowed" for an account that is gone while a token for it still lives. */
export async function requirePerson(queries: Queries, userId: string): Promise<Person> {
  const person = isId(userId) ? (await findPeople(queries, [userId])).get(userId) : undefined;
  if (!person) throw new WorkspaceError("not-allowed");
  return person;
}

/** First and last name; the username where there is none. */
export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<Person, "firstName" | "lastName" | "username">): string =>
  [firstName, lastName].filter(Boolean).join(" ").trim() || username;
