import { users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { createId } from "@zoetrope/kit";
import { eq, or } from "drizzle-orm";
import type { Client, SignedIn } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { requireBearableLength } from "../passwords/password-rules.ts";
import { keptSessionInSeconds, shortSessionInSeconds } from "../sessions/session-lifetime.ts";
import { addressSubject } from "../throttle/attempt-limits.ts";
import { accountLimit, addressLimit } from "../throttle/limits.ts";
import { foldUsername } from "../usernames/username-rules.ts";

const maxLoginLength = 254;

/** What a limit counts under. People who do not exist are counted as well, or their lack of a limit would tell. */
export const subjectOf = (userId: string | null, login: string): string =>
  userId === null ? `login:${login}` : `user:${userId}`;

/** Signs in by address or username and password. */
export async function signIn(
  context: IdentityContext,
  form: { login: string; password: string; isKept?: boolean },
  client: Client,
  replacedToken: string | null = null,
): Promise<SignedIn> {
  const { engine, limits, passwordQueue, sessions } = context;
  requireBearableLength(form.password);
  const login = form.login.trim().toLowerCase();
  if (login === "" || login.length > maxLoginLength || form.password === "")
    throw new IdentityError("wrong-credentials");
  return await passwordQueue.admit(async () => {
    const person = await findPerson(context, login);
    const subject = subjectOf(person?.id ?? null, login);
    const [ofAccount, ofAddress] = await Promise.all([
      limits.begin(accountLimit, subject),
      limits.begin(addressLimit, addressSubject(client.address)),
    ]);
    const forget = async () => void (await Promise.all([ofAccount.forget(), ofAddress.forget()]));
    const delayInSeconds = Math.max(ofAccount.delayInSeconds, ofAddress.delayInSeconds);
    if (delayInSeconds > 0) {
      await forget();
      throw new IdentityError("delayed", { retryAfterInSeconds: delayInSeconds });
    }
    const signedIn = await engine.signInWithPassword(
      // An address that nobody can have makes the library do the work of a wrong password.
      { email: person?.email ?? `${createId()}@unknown.invalid`, password: form.password },
      { client, lifetimeInSeconds: form.isKept === false ? shortSessionInSeconds : keptSessionInSeconds },
    );
    if (signedIn === null) {
      if (ofAccount.earlier + 1 === accountLimit.free) await offerWayIn(context, person, login, client);
      throw new IdentityError("wrong-credentials");
    }
    await Promise.all([forget(), limits.clear(accountLimit, subject)]);
    // What the browser held before is of no more use to anybody who knows it (session fixation).
    if (replacedToken !== null) await sessions.endByToken(replacedToken);
    return signedIn;
  });
}

interface Person {
  id: string;
  email: string;
  locale: Locale;
}

async function findPerson({ database }: IdentityContext, login: string): Promise<Person | null> {
  const username = foldUsername(login) ?? login;
  const [row] = await database.db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(or(eq(users.email, login), eq(users.username, username)))
    .limit(1);
  return row === undefined ? null : { ...row, locale: row.locale as Locale };
}

/** A mail with a link that needs no waiting. For somebody unknown the same is done, and no mail comes of it. */
async function offerWayIn(
  { database, mailer }: IdentityContext,
  person: Person | null,
  login: string,
  client: Client,
): Promise<void> {
  await mailer.enqueue(database.db, {
    kind: "sign-in-delayed",
    recipient: person?.email ?? login,
    locale: person?.locale ?? client.locale,
    payload: { userId: person?.id ?? "" },
  });
  mailer.wake();
}
