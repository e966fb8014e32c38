import { IdentityError } from "../identity-error.ts";
import type { Client } from "../contract.ts";
import { addressSubject, type AttemptLimit, type AttemptLimits } from "./attempt-limits.ts";

const quarterHourInSeconds = 15 * 60;
const hourInSeconds = 60 * 60;
const tenMinutesInSeconds = 10 * 60;

/** Failed sign-ins of one account, from wherever they come. */
export const accountLimit: AttemptLimit = {
  name: "sign-in",
  free: 10,
  windowInSeconds: quarterHourInSeconds,
  firstDelayInSeconds: 15,
  longestDelayInSeconds: quarterHourInSeconds,
};

/** Failed sign-ins from one place, to whichever accounts. */
export const addressLimit: AttemptLimit = {
  name: "sign-in-address",
  free: 100,
  windowInSeconds: quarterHourInSeconds,
  firstDelayInSeconds: 15,
  longestDelayInSeconds: quarterHourInSeconds,
};

/** Mails that strangers can cause, by where they ask from. */
const mailSourceLimit: AttemptLimit = {
  name: "mail-source",
  free: 30,
  windowInSeconds: hourInSeconds,
  firstDelayInSeconds: 60,
  longestDelayInSeconds: hourInSeconds,
};

/** Mails to one address: so many at once, then one every ten minutes. Nobody is ever shut out for long. */
const mailTargetLimit = (name: string, free: number): AttemptLimit => ({
  name,
  free,
  windowInSeconds: hourInSeconds,
  firstDelayInSeconds: tenMinutesInSeconds,
  longestDelayInSeconds: tenMinutesInSeconds,
});

/** By the browser that asks, which has its own sign-up sent again and again. */
const mailBrowserLimit = mailTargetLimit("mail-browser", 5);
/** By address and place: who asks for mails to a stranger uses up their own share of them, not that of the address's owner. */
const mailShareLimit = mailTargetLimit("mail-share", 5);
/** By address, from wherever: a mailbox is not to be filled. It takes four places to use this up. */
const mailAddressLimit = mailTargetLimit("mail-target", 20);

/** What a mail is about. */
export type MailPurpose = "sign-up" | "reset" | "email-change";

/**
 * Before a mail that a stranger asks for. Each purpose counts by itself: a new password for somebody who has no account is never sent,
 * and must not use up the mails of their sign-up; of one purpose whatever was sent instead is in the mailbox, and serves its owner. Throws "delayed" when too much comes from this place or browser; false when the address
 * has had enough for now, which the asker is not told, because it would say that others asked as well. What is refused counts for
 * nothing, so that nobody prolongs a wait by asking on.
 */
export async function mayMail(
  limits: AttemptLimits,
  {
    purpose,
    client,
    recipient,
    browser,
  }: { purpose: MailPurpose; client: Client; recipient: string; browser?: string },
): Promise<boolean> {
  const network = addressSubject(client.address);
  const mailbox = `${purpose} ${recipient}`;
  const attempt = await limits.begin(
    { limit: mailSourceLimit, subject: network },
    { limit: mailShareLimit, subject: `${network} ${mailbox}` },
    { limit: mailAddressLimit, subject: mailbox },
    ...(browser === undefined ? [] : [{ limit: mailBrowserLimit, subject: browser }]),
  );
  if (attempt.delayInSeconds === 0) return true;
  await attempt.forget();
  const [ofSource = 0, , , ofBrowser = 0] = attempt.delays;
  const retryAfterInSeconds = Math.max(ofSource, ofBrowser);
  if (retryAfterInSeconds > 0) throw new IdentityError("delayed", { retryAfterInSeconds });
  return false;
}
