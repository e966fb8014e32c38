import { bigint, boolean, integer, json, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./column-types.ts";

/** One row per person; a row exists only once the address is verified. */
export const users = pgTable("users", {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull(),
  pendingEmail: text("pending_email"),
  username: text().notNull().unique(),
  usernameKey: text("username_key").notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name"),
  avatarKey: text("avatar_key"),
  locale: text().notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Password (`credential`) or account elsewhere (`google`). */
export const credentials = pgTable("credentials", {
  id: text().primaryKey(),
  userId: text("user_id").notNull(),
  provider: text().notNull(),
  subject: text().notNull(),
  passwordHash: text("password_hash"),
  email: text(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Browsers in which somebody is signed in. */
export const sessions = pgTable("sessions", {
  id: text().primaryKey(),
  userId: text("user_id").notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  address: text(),
  userAgent: text("user_agent"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Single-use tokens, hashed. */
export const oneTimeTokens = pgTable("one_time_tokens", {
  id: text().primaryKey(),
  identifier: text().notNull().unique(),
  value: text().notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Sign-ups that wait for the address to be verified. */
export const registrations = pgTable("registrations", {
  id: text().primaryKey(),
  email: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  username: text(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name"),
  locale: text().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  browserHash: text("browser_hash").notNull(),
  authRequest: json("visit")
    .$type<{ returnTo?: string; metadata?: Record<string, string> }>()
    .notNull()
    .default({}),
});

/** Addresses that accounts had, as long as they can be taken back. */
export const emailChanges = pgTable("email_changes", {
  id: text().primaryKey(),
  userId: text("user_id").notNull(),
  oldEmail: text("old_email").notNull(),
  newEmail: text("new_email").notNull(),
  changedAt: instant("changed_at").notNull(),
  undoableUntil: instant("undoable_until").notNull(),
});

/** WebAuthn credentials. */
export const passkeys = pgTable("passkeys", {
  id: text().primaryKey(),
  userId: text("user_id").notNull(),
  name: text().notNull(),
  publicKey: bytes("public_key").notNull(),
  counter: bigint({ mode: "number" }).notNull(),
  transports: text().array().notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

/** Usernames given up lately. */
export const heldUsernames = pgTable("held_usernames", {
  usernameKey: text("username_key").primaryKey(),
  userId: text("user_id"),
  heldUntil: instant("held_until").notNull(),
});

/** Tries that count against a limit. */
export const attempts = pgTable("attempts", {
  attemptId: bigint("attempt_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  madeAt: instant("made_at").notNull(),
});

/** Keys that sign bearer tokens. */
export const signingKeys = pgTable("signing_keys", {
  id: text().primaryKey(),
  publicJwk: jsonb("public_jwk").$type<Record<string, unknown>>().notNull(),
  privateJwk: jsonb("private_jwk").$type<Record<string, unknown>>().notNull(),
  activeFrom: instant("active_from").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Mails to be written and sent. */
export const outgoingMails = pgTable("outgoing_mails", {
  id: text().primaryKey(),
  kind: text().notNull(),
  recipient: text().notNull(),
  locale: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull(),
  nextAttemptAt: instant("next_attempt_at").notNull(),
  attempts: integer().notNull().default(0),
  lastError: text("last_error"),
});

/** Mails of a platform without a mail server. */
export const mailboxMails = pgTable("mailbox_mails", {
  id: text().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  locale: text().notNull(),
  sentAt: instant("sent_at").notNull(),
});
