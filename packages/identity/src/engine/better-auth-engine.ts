import { AsyncLocalStorage } from "node:async_hooks";
import { sqlStateOf, type Database } from "@zoetrope/database";
import { credentials, oneTimeTokens, sessions, users } from "@zoetrope/database/schema";
import { createId } from "@zoetrope/kit";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import type { Logger } from "pino";
import type { Client, SignedIn } from "../contract.ts";
import {
  hashPassword,
  unmatchableHash,
  verifyPassword,
  type PasswordCost,
} from "../passwords/password-hash.ts";
import type { PasswordQueue } from "../passwords/password-queue.ts";
import { hashSessionTokens } from "./hash-session-tokens.ts";
import { TakenError, type ExternalAccount, type IdentityEngine } from "./identity-engine.ts";
import { createToken, isTokenShaped } from "./token-hash.ts";

export interface BetterAuthEngineOptions {
  database: Database;
  passwordQueue: PasswordQueue;
  passwordCost: PasswordCost | undefined;
  accountsUrl: string;
  logger: Logger;
}

/** What the session that is being made is told, however deep inside the library that happens. */
interface SessionFacts {
  client: Client;
  lifetimeInSeconds: number;
}

const maxUserAgentLength = 400;
const sessionLifetimeInSeconds = 60 * 60 * 24 * 30;

/**
 * better-auth behind our own interface: it is used as a library, never as a server (no route of it is mounted), and
 * without any plugin. What it leaves open is closed around it: tokens hashed, argon2id in a bounded queue, 256-bit tokens.
 */
export async function createBetterAuthEngine(options: BetterAuthEngineOptions): Promise<IdentityEngine> {
  const { database, passwordQueue, passwordCost, logger } = options;
  const sessionFacts = new AsyncLocalStorage<SessionFacts>();
  const queuedHash = (password: string) => passwordQueue.run(() => hashPassword(password, passwordCost));

  const auth = betterAuth({
    baseURL: options.accountsUrl,
    // Signs the library's own cookies, which nobody is ever given.
    secret: createToken(),
    database: (settings: Parameters<ReturnType<typeof drizzleAdapter>>[0]) =>
      hashSessionTokens(
        drizzleAdapter(database.db, {
          provider: "pg",
          transaction: true,
          schema: { user: users, session: sessions, account: credentials, verification: oneTimeTokens },
        })(settings),
      ),
    user: {
      fields: { name: "firstName", image: "avatarKey" },
      additionalFields: {
        lastName: { type: "string", required: false },
        username: { type: "string", required: true },
        usernameKey: { type: "string", required: true },
        locale: { type: "string", required: true },
      },
    },
    session: { fields: { token: "tokenHash", ipAddress: "address" }, expiresIn: sessionLifetimeInSeconds },
    account: {
      fields: { providerId: "provider", accountId: "subject", password: "passwordHash" },
      additionalFields: { email: { type: "string", required: false } },
    },
    verification: { storeIdentifier: "hashed", disableCleanup: true },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const facts = sessionFacts.getStore();
            if (facts === undefined) throw new Error("a session begins without a client");
            return {
              data: {
                ...session,
                token: createToken(),
                ipAddress: facts.client.address,
                userAgent: facts.client.userAgent?.slice(0, maxUserAgentLength) ?? null,
                expiresAt: new Date(Date.now() + facts.lifetimeInSeconds * 1_000),
              },
            };
          },
        },
      },
    },
    advanced: { database: { generateId: createId } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message) => logger.error({ library: "better-auth" }, message),
    },
  });
  const { internalAdapter } = await auth.$context;

  const identifierOf = (purpose: string, token: string) => `${purpose}:${token}`;

  return {
    async createPerson({ passwordHash, ...person }, external) {
      const row = {
        email: person.email,
        emailVerified: true,
        name: person.firstName,
        lastName: person.lastName,
        username: person.username,
        usernameKey: person.usernameKey,
        locale: person.locale,
      };
      if (external !== undefined) {
        const account = rowOf(external);
        // In one transaction.
        const created = await refuseTaken(() => internalAdapter.createOAuthUser(row, account));
        return created.user.id;
      }
      const user = await refuseTaken(() =>
        internalAdapter.createUser(row, { method: passwordHash === null ? "oauth" : "email-password" }),
      );
      if (passwordHash !== null) {
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: "credential",
          accountId: user.id,
          password: passwordHash,
        });
      }
      return user.id;
    },

    async startSession(userId, facts) {
      const session = await sessionFacts.run(facts, () => internalAdapter.createSession(userId));
      return signedIn(session.token, userId, facts.lifetimeInSeconds);
    },

    async isPasswordRight(userId, password) {
      const account = await internalAdapter.findCredentialAccount(userId ?? createId());
      const stored = account?.password ?? null;
      // Where there is none, the same work is done for nothing: the time it takes must not tell.
      const isRight = await passwordQueue.run(() =>
        verifyPassword(password, stored ?? unmatchableHash(passwordCost)),
      );
      return isRight && stored !== null;
    },

    isPasswordOf: (passwordHash, password) => passwordQueue.run(() => verifyPassword(password, passwordHash)),

    hashPassword: queuedHash,

    async setPasswordHash(userId, password) {
      if (await internalAdapter.findCredentialAccount(userId))
        await internalAdapter.updatePassword(userId, password);
      else
        await internalAdapter.linkAccount({
          userId,
          providerId: "credential",
          accountId: userId,
          password,
        });
    },

    async endSessions(userId) {
      await internalAdapter.deleteUserSessions(userId);
    },

    async issueToken(purpose, value, lifetimeInSeconds) {
      const token = createToken();
      await internalAdapter.createVerificationValue({
        identifier: identifierOf(purpose, token),
        value,
        expiresAt: new Date(Date.now() + lifetimeInSeconds * 1_000),
      });
      return token;
    },

    async peekToken(purpose, token) {
      if (!isTokenShaped(token)) return null;
      const found = await internalAdapter.findVerificationValue(identifierOf(purpose, token));
      return found && found.expiresAt > new Date() ? found.value : null;
    },

    async consumeToken(purpose, token) {
      if (!isTokenShaped(token)) return null;
      const found = await internalAdapter.consumeVerificationValue(identifierOf(purpose, token));
      return found?.value ?? null;
    },

    async findPersonByExternal(provider, subject) {
      const account = await internalAdapter.findAccountByKey({ providerId: provider, accountId: subject });
      return account?.userId ?? null;
    },

    async linkExternal(userId, account) {
      const row = { ...rowOf(account), userId };
      const { providerId, accountId } = row;
      const isLinked = async () => {
        const known = await internalAdapter.findAccountByKey({ providerId, accountId });
        if (known && known.userId !== userId)
          throw new TakenError("this account elsewhere is somebody else's");
        return Boolean(known);
      };
      if (await isLinked()) return { isNew: false };
      try {
        await refuseTaken(() => internalAdapter.linkAccount(row));
        return { isNew: true };
      } catch (error) {
        // By the same person in another tab, at the same moment.
        if (error instanceof TakenError && (await isLinked())) return { isNew: false };
        throw error;
      }
    },
  };
}

const rowOf = ({ provider, subject, email }: ExternalAccount) => ({
  providerId: provider,
  accountId: subject,
  email,
});

const signedIn = (token: string, userId: string, lifetimeInSeconds: number): SignedIn => ({
  token,
  userId,
  expiresAt: new Date(Date.now() + lifetimeInSeconds * 1_000),
});

const uniqueViolation = "23505";

/** The database has the last word on what is unique: two who ask at once both see it free. */
async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) throw new TakenError("somebody else has it", { cause: error });
    throw error;
  }
}
