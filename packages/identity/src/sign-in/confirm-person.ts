import { credentials } from "@zoetrope/database/schema";
import { and, eq } from "drizzle-orm";
import type { Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { requireBearableLength } from "../passwords/password-rules.ts";
import { freshForInSeconds } from "../sessions/session-lifetime.ts";
import { accountLimit } from "../throttle/limits.ts";
import { subjectOf } from "./sign-in.ts";

/** Throws "reauthentication-needed" when the sign-in of this session is older than ten minutes. */
export function requireFresh(session: Session): void {
  if (Date.now() - session.createdAt.getTime() > freshForInSeconds * 1_000)
    throw new IdentityError("reauthentication-needed");
}

async function hasPassword({ database }: IdentityContext, userId: string): Promise<boolean> {
  const [row] = await database.db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.provider, "credential")));
  return row !== undefined;
}

/**
 * Before what a stolen session must not be able to do (ASVS 5.0, 7.5.1): the password where there is one, else a fresh
 * sign-in. Wrong passwords count like failed sign-ins.
 */
export async function confirmPerson(
  context: IdentityContext,
  session: Session,
  password: string | undefined,
): Promise<void> {
  const { engine, limits, passwordQueue } = context;
  if (!(await hasPassword(context, session.userId))) return requireFresh(session);
  if (password === undefined || password === "") throw new IdentityError("reauthentication-needed");
  requireBearableLength(password);
  await passwordQueue.admit(async () => {
    const attempt = await limits.begin({ limit: accountLimit, subject: subjectOf(session.userId, "") });
    if (attempt.delayInSeconds > 0) {
      await attempt.forget();
      throw new IdentityError("delayed", { retryAfterInSeconds: attempt.delayInSeconds });
    }
    if (!(await engine.isPasswordRight(session.userId, password)))
      throw new IdentityError("wrong-credentials");
    await attempt.forget();
  });
}
