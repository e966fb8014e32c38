import type { Client, SignedIn } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { maxEmailLength } from "@zoetrope/kit/limits";
import { IdentityError } from "../identity-error.ts";
import { requireBearableLength } from "../passwords/password-rules.ts";
import { rememberedSessionInSeconds, shortSessionInSeconds } from "../sessions/session-lifetime.ts";
import { addressSubject } from "../throttle/attempt-limits.ts";
import { accountLimit, addressLimit } from "../throttle/limits.ts";
import { loginSubject } from "../throttle/subjects.ts";
import type { Person } from "./find-person.ts";

/** Signs in by address or username and password. */
export async function signIn(
  context: IdentityContext,
  form: { login: string; password: string; isRemembered?: boolean },
  client: Client,
  replacedToken: string | null = null,
): Promise<SignedIn> {
  const { engine, findPerson, limits, passwordQueue, sessions } = context;
  requireBearableLength(form.password);
  const login = form.login.trim().toLowerCase();
  // Nobody is called what no database can hold, and nothing is asked about it.
  if (login === "" || login.length > maxEmailLength || login.includes("\0") || form.password === "")
    throw new IdentityError("wrong-credentials");
  return await passwordQueue.admit(async () => {
    const person = await findPerson(login);
    const account = { limit: accountLimit, subject: loginSubject(login) };
    const attempt = await limits.begin(account, {
      limit: addressLimit,
      subject: addressSubject(client.address),
    });
    if (attempt.delayInSeconds > 0) {
      await attempt.forget();
      throw new IdentityError("delayed", { retryAfterInSeconds: attempt.delayInSeconds });
    }
    const isRight = await engine.isPasswordRight(person?.id ?? null, form.password);
    if (person === null || !isRight) {
      if (attempt.earlier[0] === accountLimit.free - 1) await offerWayIn(context, person, login, client);
      throw new IdentityError("wrong-credentials");
    }
    const [signedIn] = await Promise.all([
      engine.startSession(person.id, {
        client,
        lifetimeInSeconds: form.isRemembered === false ? shortSessionInSeconds : rememberedSessionInSeconds,
      }),
      attempt.forget(account),
    ]);
    // What the browser held before is of no more use to anybody who knows it (session fixation).
    if (replacedToken !== null) await sessions.endByToken(replacedToken);
    return signedIn;
  });
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
