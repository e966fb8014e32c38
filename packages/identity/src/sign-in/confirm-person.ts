import { credentials } from "@zoetrope/database/schema";
import { and, eq } from "drizzle-orm";
import type { Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError, type IdentityFault } from "../identity-error.ts";
import { requireBearableLength } from "../passwords/password-rules.ts";
import { freshForInSeconds } from "../sessions/session-lifetime.ts";
import { accountLimit } from "../throttle/limits.ts";
import { personSubject } from "../throttle/subjects.ts";

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
  const { engine } = context;
  if (!(await hasPassword(context, session.userId))) return requireFresh(session);
  if (password === undefined || password === "") throw new IdentityError("reauthentication-needed");
  requireBearableLength(password);
  await confirmPassword(context, {
    subject: personSubject(session.userId),
    isRight: () => engine.isPasswordRight(session.userId, password),
    fault: "wrong-credentials",
  });
}

interface PasswordCheck {
  /** What wrong ones are counted under. */
  subject: string;
  isRight(): Promise<boolean>;
  /** What a wrong one is refused as. */
  fault: IdentityFault;
}

/** Takes a turn in the queue; wrong passwords count like failed sign-ins. */
export async function confirmPassword(
  { limits, passwordQueue }: IdentityContext,
  { subject, isRight, fault }: PasswordCheck,
): Promise<void> {
  await passwordQueue.admit(async () => {
    const attempt = await limits.begin({ limit: accountLimit, subject });
    if (attempt.delayInSeconds > 0) {
      await attempt.forget();
      throw new IdentityError("delayed", { retryAfterInSeconds: attempt.delayInSeconds });
    }
    if (!(await isRight())) throw new IdentityError(fault);
    await attempt.forget();
  });
}
