import { maxNameLength } from "@zoetrope/kit/limits";
import { credentials, users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { and, eq } from "drizzle-orm";
import type { Client, Session } from "../contract.ts";
import { TakenError } from "../engine/identity-engine.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { readOptionalName } from "../read-input.ts";
import { endRegistrations } from "../sign-up/registrations.ts";
import { isUniqueViolation } from "../usernames/usernames.ts";
import { faultOf } from "./external-fault.ts";
import { removeSignInMethod } from "./remove-sign-in-method.ts";
import type { ExternalProfile, ProviderKind } from "./provider-kind.ts";

const maxTries = 5;

/** What the rows and mails of a provider need; of one that is configured no more, its rows are all that is left. */
export type LinkedKind = Pick<ProviderKind, "name" | "credential" | "family">;

/**
 * Whoever is linked already; else links to the account of the same address where the provider answers for the mailbox; else makes an
 * account. What another tab does at the same moment is seen when it is tried again.
 */
export async function findOrCreatePerson<Profile extends ExternalProfile>(
  context: IdentityContext,
  kind: ProviderKind<Profile>,
  profile: Profile,
  client: Client,
): Promise<{ userId: string; isNew: boolean }> {
  const { database, engine, usernames } = context;
  const { email, subject } = profile;
  const vouching = kind.vouchesFor(profile);
  for (let tries = 0; tries < maxTries; tries++) {
    const linked = await engine.findPersonByExternal(kind.credential, subject);
    if (linked !== null) return { userId: linked, isNew: false };
    if (email === null || vouching === "nothing") throw new IdentityError(faultOf(kind, "unverified-email"));
    const [known] = await database.db.select().from(users).where(eq(users.email, email));
    if (known !== undefined) {
      if (vouching !== "mailbox") throw new IdentityError(faultOf(kind, "not-linked"));
      await linkPerson(context, kind, known.id, profile, {
        email: known.email,
        locale: known.locale as Locale,
      });
      return { userId: known.id, isNew: false };
    }
    const [localPart = email] = email.split("@");
    const firstName = nameOf(profile.firstName) ?? localPart;
    const { username, key } = await usernames.findFree([localPart, firstName]);
    try {
      const person = {
        email,
        username,
        usernameKey: key,
        firstName: firstName.slice(0, maxNameLength),
        lastName: nameOf(profile.lastName),
        locale: client.locale,
        passwordHash: null,
      };
      const userId = await engine.createPerson(person, { provider: kind.credential, subject, email });
      await endRegistrations(database.db, email);
      return { userId, isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new IdentityError("busy", { retryAfterInSeconds: 1 });
}

/** A name as ours are; null where the provider's cannot be one. */
function nameOf(text: string | null): string | null {
  try {
    return readOptionalName(text?.slice(0, maxNameLength));
  } catch {
    return null;
  }
}

/** From here on the account there opens the one here, and its person is told. */
export async function linkPerson(
  context: IdentityContext,
  kind: LinkedKind,
  userId: string,
  { subject, email }: ExternalProfile,
  person: { email: string; locale: Locale },
): Promise<void> {
  try {
    const { isNew } = await context.engine.linkExternal(userId, {
      provider: kind.credential,
      subject,
      email,
    });
    if (!isNew) return;
  } catch (error) {
    if (error instanceof TakenError) throw new IdentityError(faultOf(kind, "taken"), { cause: error });
    throw error;
  }
  await notify(context, kind, "linked", person, email);
}

export async function unlinkPerson(
  context: IdentityContext,
  kind: LinkedKind,
  session: Session,
): Promise<void> {
  const [removed] = await removeSignInMethod(context, session.userId, { provider: kind.credential }, (tx) =>
    tx
      .delete(credentials)
      .where(and(eq(credentials.userId, session.userId), eq(credentials.provider, kind.credential)))
      .returning({ email: credentials.email }),
  );
  if (removed === undefined) throw new IdentityError("not-found");
  await notify(context, kind, "unlinked", session, removed.email);
}

const notify = (
  context: IdentityContext,
  { family, name }: LinkedKind,
  change: "linked" | "unlinked",
  person: { email: string; locale: Locale },
  email: string | null,
) =>
  sendNotice(context, family.notices[change], person, {
    name,
    email: email ?? "",
  });
