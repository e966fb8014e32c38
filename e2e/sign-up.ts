import type { BrowserContext } from "playwright-core";
import { hosts } from "./browser.ts";
import { linkInMail, register, type Person } from "./register.ts";

export { newAddress, password, type Person } from "./register.ts";

/** The link to this page in the newest mail to somebody, at the platform that all files share. */
export const linkIn = (
  recipient: string,
  page: Parameters<typeof linkInMail>[1],
  accounts = hosts.accounts,
): Promise<string> => linkInMail(recipient, page, accounts);

/** Somebody with an account, signed in nowhere. */
export const newPerson = async (name = "Ines Moreau"): Promise<Person> => register(hosts.accounts, name);

/**
 * Somebody with an account, signed in in this context. `email`: a new address at a domain that nobody speaks for.
 * `accounts`: of the platform that all files share.
 */
export async function signUp(
  context: BrowserContext,
  name = "Ines Moreau",
  email?: string,
  accounts = hosts.accounts,
): Promise<Person> {
  const { session, ...person } = await register(accounts, name, email);
  await context.addCookies([
    {
      name: "zoetrope-session",
      value: session,
      url: accounts,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
  return person;
}
