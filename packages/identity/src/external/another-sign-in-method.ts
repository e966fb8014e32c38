import { credentials, passkeys } from "@zoetrope/database/schema";
import { eq } from "drizzle-orm";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";

/** Throws "last-credential" when the person could not sign in any more without what is about to be removed. */
export async function requireAnotherSignInMethod(
  { database: { db } }: IdentityContext,
  userId: string,
  removed: { provider?: string; passkeyId?: string },
): Promise<void> {
  const [owned, keys] = await Promise.all([
    db.select({ provider: credentials.provider }).from(credentials).where(eq(credentials.userId, userId)),
    db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)),
  ]);
  const hasOther =
    owned.some(({ provider }) => provider !== removed.provider) ||
    keys.some(({ id }) => id !== removed.passkeyId);
  if (!hasOther) throw new IdentityError("last-credential");
}
