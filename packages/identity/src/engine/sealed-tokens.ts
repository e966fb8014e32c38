import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "@zoetrope/database";
import { oneTimeTokens } from "@zoetrope/database/schema";
import { createId } from "@zoetrope/kit";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { SigningKeys } from "../bearer/signing-keys.ts";
import { hashToken } from "./token-hash.ts";

export type SealedPurpose = "google" | "oidc" | "passkey-sign-in";

const maxTokenLength = 1_024;
const shape = /^([\w-]{43})\.([0-9a-z]{1,40})\.([\w-]+)$/;
const contentSchema = z.tuple([z.number(), z.string()]);

/**
 * Single-use tokens that anybody may have made for them, as often as they like: what they stand for is in them, under a seal, so that
 * none is written down before somebody has signed in with it.
 */
export interface SealedTokens {
  seal(purpose: SealedPurpose, value: string, lifetimeInSeconds: number): Promise<string>;
  /** What the token stands for; null when it is over, or none of ours. It may have been used. */
  open(purpose: SealedPurpose, token: string): Promise<string | null>;
  /** Whether somebody has used it up: then nothing more need be asked for it. Of tokens that have been opened. */
  isUsedUp(token: string): Promise<boolean>;
  /** From here on it is used: of many at once, one gets true. Of tokens that have been opened. */
  useUp(token: string): Promise<boolean>;
}

const sealOf = (secret: Buffer, purpose: string, content: string): Buffer =>
  createHmac("sha256", secret).update(`${purpose}.${content}`).digest();

/** Of what is sealed: its seal could be written in more than one way. */
const usedIdentifier = (content: string): string => hashToken(`used:${content}`);

export function createSealedTokens(database: Database, keys: SigningKeys): SealedTokens {
  const read = (token: string) => {
    const [, seal = "", kid = "", content = ""] = (token.length <= maxTokenLength && shape.exec(token)) || [];
    return { seal, kid, content };
  };
  const contentOf = (text: string): [expiresAt: number, value: string] =>
    contentSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));

  return {
    async seal(purpose, value, lifetimeInSeconds) {
      const { id, secret } = await keys.current();
      const text = JSON.stringify([Date.now() + lifetimeInSeconds * 1_000, value]);
      const content = Buffer.from(text).toString("base64url");
      // The seal first: its beginning is as good as random, and tells one token from another.
      return `${sealOf(secret, purpose, content).toString("base64url")}.${id}.${content}`;
    },
    async open(purpose, token) {
      const { seal, kid, content } = read(token);
      const secret = kid === "" ? null : await keys.findSecret(kid);
      if (secret === null) return null;
      const given = Buffer.from(seal, "base64url");
      const wanted = sealOf(secret, purpose, content);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      const [expiresAt, value] = contentOf(content);
      return expiresAt > Date.now() ? value : null;
    },
    async isUsedUp(token) {
      const [used] = await database.db
        .select({ id: oneTimeTokens.id })
        .from(oneTimeTokens)
        .where(eq(oneTimeTokens.identifier, usedIdentifier(read(token).content)));
      return used !== undefined;
    },
    async useUp(token) {
      const { content } = read(token);
      const now = new Date();
      const [expiresAt] = contentOf(content);
      const used = await database.db
        .insert(oneTimeTokens)
        .values({
          id: createId(),
          identifier: usedIdentifier(content),
          value: "used",
          createdAt: now,
          updatedAt: now,
          expiresAt: new Date(expiresAt),
        })
        .onConflictDoNothing()
        .returning({ id: oneTimeTokens.id });
      return used.length > 0;
    },
  };
}
