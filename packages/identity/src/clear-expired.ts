import type { Database } from "@zoetrope/database";
import {
  emailChanges,
  heldUsernames,
  oneTimeTokens,
  registrations,
  sessions,
} from "@zoetrope/database/schema";
import { lt } from "drizzle-orm";

/** Clears away what is over: sessions, tokens, unfinished sign-ups, names held long enough. */
export async function clearExpired({ db }: Database): Promise<void> {
  const now = new Date();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db.delete(registrations).where(lt(registrations.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.undoableUntil, now));
  await db.delete(heldUsernames).where(lt(heldUsernames.heldUntil, now));
}
