import { join } from "node:path";
import type { Benchmark } from "../harness.ts";
import { startServer, type Child } from "../ssr/child.ts";
import { benchmarkPassword, emailOf, type PeopleDatabase } from "./people-database.ts";
import { createPlainPost, type PlainAnswer } from "./plain-post.ts";

export type Report = Parameters<Benchmark["run"]>[0];

/** How many people the accounts host knows. */
export const people = 20_000;

/** The accounts host in a process of its own. `further`: its port and the origin of the site. */
export const startAccounts = (
  database: PeopleDatabase,
  options: { onEveryCore: boolean },
  ...further: string[]
): Promise<Child> =>
  startServer(
    process.execPath,
    [join(import.meta.dirname, "serve-accounts.ts"), database.url, database.folder, ...further],
    { ...options, errorFile: database.log },
  );

const posts = new Map<number, ReturnType<typeof createPlainPost>>();

function send(port: number, path: string, type: string, body: string): Promise<PlainAnswer> {
  let post = posts.get(port);
  if (post === undefined) posts.set(port, (post = createPlainPost(port)));
  return post(path, type, body);
}

/** Asks identity for something without a page around it, as somebody from a place of their own. */
export const post = (port: number, action: string, form: Record<string, string>): Promise<PlainAnswer> =>
  send(port, `/benchmark/${action}`, "application/json", JSON.stringify(form));

let asked = 0;
/** Sends the form of the login page as one of the people. */
export const signIn = (port: number): Promise<PlainAnswer> =>
  send(
    port,
    "/login",
    "application/x-www-form-urlencoded",
    new URLSearchParams({
      login: emailOf(asked++ % people),
      password: benchmarkPassword,
      remember: "on",
    }).toString(),
  );
export const clientAddressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
