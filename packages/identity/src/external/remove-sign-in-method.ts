import type { Queries } from "@zoetrope/database";
import { credentials, passkeys, users } from "@zoetrope/database/schema";
import { eq } from "drizzle-orm";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";

/** Throws "last-credential" when the person could not sign in any more without what `remove` takes away. */
export const removeSignInMethod = <T>(
  { database, providerKinds }: IdentityContext,
  userId: string,
  removed: { provider?: string; passkeyId?: string },
  remove: (tx: Queries) => Promise<T>,
): Promise<T> =>
  database.transaction(async (tx) => {
    // Of two removals at the same moment the second sees what the first has left.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const owned = await tx
      .select({ provider: credentials.provider })
      .from(credentials)
      .where(eq(credentials.userId, userId));
    const keys = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId));
    // A link to a provider that is configured no more opens nothing.
    const usable = new Set(["credential", ...providerKinds.map(({ credential }) => credential)]);
    const hasOther =
      owned.some(({ provider }) => provider !== removed.provider && usable.has(provider)) ||
      keys.some(({ id }) => id !== removed.passkeyId);
    if (!hasOther) throw new IdentityError("last-credential");
    return await remove(tx);
  });
