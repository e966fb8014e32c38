import { createHash } from "node:crypto";
import type { Database } from "@zoetrope/database";
import { sessions } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { isId, type HostUrls } from "@zoetrope/kit";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Logger } from "pino";
import type { Session, SessionSummary, SessionUser } from "../contract.ts";
import { hashToken, isTokenShaped } from "../engine/token-hash.ts";
import { IdentityError } from "../identity-error.ts";
import { createSessionLookup } from "./session-lookup.ts";

const guest: SessionUser = Object.freeze({
  id: "guest",
  username: null,
  email: null,
  avatarUrl: null,
  firstName: null,
  lastName: null,
});
/** "Last seen" is written down once an hour, so that looking costs no writing. */
const activityIntervalInMs = 3_600_000;

export interface Sessions {
  whoami(token: string | null): Promise<SessionUser>;
  get(token: string | null): Promise<Session | null>;
  require(token: string | null): Promise<Session>;
  list(session: Session): Promise<SessionSummary[]>;
  endByToken(token: string): Promise<void>;
  end(session: Session, sessionId: string): Promise<void>;
  endOthers(session: Session): Promise<void>;
}

/** Bound to one session: made of its cookie's token, which no other page knows, and says nothing about it. */
const logoutTokenOf = (token: string): string =>
  createHash("sha256").update(`logout:${token}`).digest("base64url");

export const avatarUrl = (urls: HostUrls, key: string | null): string | null =>
  key === null ? null : `${urls.assets}/files/${key}`;

export function createSessions(database: Database, urls: HostUrls, logger: Logger): Sessions {
  const find = createSessionLookup(database);

  function recordActivity(id: string, activeAt: Date): void {
    const now = Date.now();
    if (now - activeAt.getTime() < activityIntervalInMs) return;
    database.db
      .update(sessions)
      .set({ updatedAt: new Date(now) })
      .where(eq(sessions.id, id))
      .catch((error: unknown) => logger.warn({ err: error }, "a session's last use was not written down"));
  }

  async function findAlive(token: string | null) {
    if (token === null || !isTokenShaped(token)) return null;
    const row = await find(hashToken(token));
    if (row === null || row.expiresAt.getTime() <= Date.now()) return null;
    recordActivity(row.id, row.activeAt);
    return row;
  }

  async function get(token: string | null): Promise<Session | null> {
    const row = await findAlive(token);
    if (row === null || token === null) return null;
    const { id, userId, createdAt, expiresAt, email, isEmailVerified } = row;
    const locale = row.locale as Locale;
    return {
      id,
      userId,
      createdAt,
      expiresAt,
      email,
      isEmailVerified,
      locale,
      logoutToken: logoutTokenOf(token),
    };
  }

  return {
    async whoami(token) {
      const row = await findAlive(token);
      if (row === null) return guest;
      const { userId: id, username, email, firstName, lastName, avatarKey } = row;
      return { id, username, email, avatarUrl: avatarUrl(urls, avatarKey), firstName, lastName };
    },
    get,
    async require(token) {
      const session = await get(token);
      if (session === null) throw new IdentityError("session-missing");
      return session;
    },
    async list(session) {
      const rows = await database.db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, session.userId), gt(sessions.expiresAt, new Date())))
        .orderBy(desc(sessions.updatedAt), sessions.id);
      return rows.map(({ id, createdAt, updatedAt, address, userAgent }) => ({
        id,
        isCurrent: id === session.id,
        createdAt,
        lastSeenAt: updatedAt,
        address: address ?? "",
        userAgent,
      }));
    },
    async endByToken(token) {
      if (isTokenShaped(token))
        await database.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
    async end(session, sessionId) {
      if (!isId(sessionId)) throw new IdentityError("not-found");
      const ended = await database.db
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, session.userId)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw new IdentityError("not-found");
    },
    async endOthers(session) {
      await database.db
        .delete(sessions)
        .where(and(eq(sessions.userId, session.userId), ne(sessions.id, session.id)));
    },
  };
}
