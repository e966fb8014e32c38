import { IdentityError } from "../identity-error.ts";
import type { Client } from "../contract.ts";
import { addressSubject, type AttemptLimit, type AttemptLimits } from "./attempt-limits.ts";

const quarterHourInSeconds = 15 * 60;
const hourInSeconds = 60 * 60;

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

/** Mails that strangers can cause, by whom they reach. */
const mailTargetLimit: AttemptLimit = {
  name: "mail-target",
  free: 5,
  windowInSeconds: hourInSeconds,
  firstDelayInSeconds: hourInSeconds,
  longestDelayInSeconds: hourInSeconds,
};

/**
 * Before a mail that a stranger asks for. Throws "delayed" when too much comes from this place; false when the address has
 * had enough for now, which the asker is not told, because it would say that others asked as well.
 */
export async function mayMail(limits: AttemptLimits, client: Client, recipient: string): Promise<boolean> {
  const attempt = await limits.begin(
    { limit: mailSourceLimit, subject: addressSubject(client.address) },
    { limit: mailTargetLimit, subject: recipient },
  );
  const [ofSource = 0, ofTarget = 0] = attempt.delays;
  if (ofSource > 0) {
    await attempt.forget();
    throw new IdentityError("delayed", { retryAfterInSeconds: ofSource });
  }
  return ofTarget === 0;
}
