import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { seedBytes } from "./webhook-secret.ts";

const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** Before a sealed one; another way to seal would have another. */
const version = 1;
/** Part of what keys are derived with: another use of the same key would have another. */
const purpose = "zoetrope webhook secrets 1";
const sealedAtOnce = 200;

/** Secrets of webhooks as the database has them: what is read out of it alone signs nothing. */
export interface SealedSecrets {
  /** What is stored; the seed itself where there is no key. */
  seal(endpointId: string, seed: Uint8Array): Buffer;
  /** The seed; null where it is sealed by a key that there is not. */
  open(endpointId: string, stored: Uint8Array): Buffer | null;
  /** Seals what is not sealed by the first key, and can be opened. */
  sealStored(database: Pick<Database, "db">): Promise<void>;
}

/** `keys`: 32 bytes each, which are outside of the database; the first seals, all open. None: secrets are stored as they are. */
export function createSealedSecrets(keys: readonly Uint8Array[]): SealedSecrets {
  const derived = keys.map((key) => Buffer.from(hkdfSync("sha256", key, Buffer.alloc(0), purpose, keyBytes)));
  const isPlain = (stored: Uint8Array): boolean => stored.byteLength === seedBytes;

  function seal(endpointId: string, seed: Uint8Array): Buffer {
    const [key] = derived;
    if (key === undefined) return Buffer.from(seed);
    const nonce = randomBytes(nonceBytes);
    // The endpoint is part of it: nobody who writes to the database gives one the secret of another.
    const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(endpointId));
    const sealed = Buffer.concat([sealing.update(seed), sealing.final()]);
    return Buffer.concat([Buffer.of(version), nonce, sealed, sealing.getAuthTag()]);
  }

  function openWith(key: Buffer, endpointId: string, stored: Buffer): Buffer | null {
    const nonce = stored.subarray(1, 1 + nonceBytes);
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(endpointId))
      .setAuthTag(stored.subarray(-tagBytes));
    try {
      return Buffer.concat([opening.update(stored.subarray(1 + nonceBytes, -tagBytes)), opening.final()]);
    } catch {
      return null;
    }
  }

  function open(endpointId: string, bytes: Uint8Array): Buffer | null {
    const stored = Buffer.from(bytes);
    if (isPlain(stored)) return stored;
    if (stored[0] !== version) return null;
    for (const key of derived) {
      const seed = openWith(key, endpointId, stored);
      if (seed !== null) return seed;
    }
    return null;
  }

  const isCurrent = (endpointId: string, stored: Buffer): boolean => {
    const [key] = derived;
    return key === undefined || (!isPlain(stored) && openWith(key, endpointId, stored) !== null);
  };

  /** The same bytes where there is nothing to do, or nothing can be done. */
  function renewed(endpointId: string, stored: Buffer): Buffer {
    if (isCurrent(endpointId, stored)) return stored;
    const seed = open(endpointId, stored);
    return seed === null ? stored : seal(endpointId, seed);
  }

  return {
    seal,
    open,
    async sealStored({ db }) {
      if (derived.length === 0) return;
      for (let after: string | undefined = ""; after !== undefined;) {
        const { rows }: { rows: Stored[] } = await db.execute<Stored>(sql`
          select id, secret, previous_secret as previous from webhook_endpoints
          where id > ${after} order by id limit ${sealedAtOnce}`);
        for (const { id, secret, previous } of rows) {
          const next = renewed(id, secret);
          const nextPrevious = previous && renewed(id, previous);
          if (next === secret && nextPrevious === previous) continue;
          // A secret that was made anew meanwhile stays.
          await db.execute(sql`
            update webhook_endpoints set secret = ${next}, previous_secret = ${nextPrevious}
            where id = ${id} and secret = ${secret}`);
        }
        after = rows.length < sealedAtOnce ? undefined : rows.at(-1)?.id;
      }
    },
  };
}

type Stored = { id: string; secret: Buffer; previous: Buffer | null };
