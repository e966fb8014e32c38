import type { Locale } from "@zoetrope/i18n";
import type { IdentityContext } from "../identity-context.ts";
import type { NoticeName } from "./identity-mail.ts";

/** Tells a person by mail that something about their account has changed (ASVS 5.0, 6.3.7). */
export async function sendNotice(
  { database, mailer }: IdentityContext,
  notice: NoticeName,
  person: { email: string; locale: Locale },
  values: { email?: string; name?: string } = {},
): Promise<void> {
  await mailer.enqueue(database.db, {
    kind: "notice",
    recipient: person.email,
    locale: person.locale,
    payload: { notice, ...values },
  });
  mailer.wake();
}
