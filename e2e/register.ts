import { randomInt } from "node:crypto";
import { vi } from "vitest";

export interface Person {
  name: string;
  email: string;
}

/** Of everybody. */
export const password = "a lantern behind the tissue";

let people = 0;
export const newAddress = (): string => `person${Date.now()}-${people++}@zoetrope.example`;

/** The link to this page in the newest mail to somebody, out of the mailbox page of the accounts host; mails come a moment later. */
export async function linkInMail(
  recipient: string,
  page: "email-verification" | "reset-password" | "people/invitations",
  accounts: string,
): Promise<string> {
  const read = async (path: string): Promise<string> => (await fetch(accounts + path)).text();
  const entry = new RegExp(String.raw`href="(/mailbox/[^"]+)"(?:(?!</a>)[^])*?${recipient}`);
  // One for whoever reads the mail has a token, one for everybody does not.
  const address = new RegExp(String.raw`href="([^"]*/${page}(?:\?[^"]*token=[^"]*)?)"`);
  const link = await vi.waitUntil(
    async () => {
      const path = entry.exec((await read("/mailbox")).replaceAll("<!-- -->", ""))?.[1];
      return path === undefined ? undefined : address.exec(await read(path))?.[1];
    },
    { timeout: 15_000 },
  );
  return link.replaceAll("&amp;", "&");
}

/** Any: from one place only so many people may sign up in an hour. */
const newClientAddress = (): string => ["10", ...Array.from({ length: 3 }, () => randomInt(256))].join(".");

const post = (
  accounts: string,
  path: string,
  fields: Record<string, string>,
  { cookie = "", clientAddress }: { cookie?: string; clientAddress: string },
): Promise<Response> =>
  fetch(new URL(path, accounts), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: accounts, cookie, "x-forwarded-for": clientAddress },
    redirect: "manual",
  });

/** The cookies that an answer sets, as a browser sends them back. */
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");

/** Somebody with a confirmed address, by the forms of the accounts host without a browser; with the cookie of their session. */
export async function register(
  accounts: string,
  name: string,
  email = newAddress(),
): Promise<Person & { session: string }> {
  const person = { name, email };
  const clientAddress = newClientAddress();
  const form = { ...person, password, agree: "on" };
  const cookie = cookiesOf(await post(accounts, "/register", form, { clientAddress }));
  const { pathname, search } = new URL(await linkInMail(person.email, "email-verification", accounts));
  const cookies = (
    await post(accounts, pathname + search, {}, { cookie, clientAddress })
  ).headers.getSetCookie();
  const session = cookies.map((line) => /^zoetrope-session=([^;]+)/.exec(line)?.[1]).find(Boolean);
  if (session === undefined) throw new Error(`${person.email} could not be signed up`);
  return { ...person, session };
}
