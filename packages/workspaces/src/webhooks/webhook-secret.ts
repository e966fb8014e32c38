import { createHmac, hkdfSync, randomBytes } from "node:crypto";

export const seedBytes = 32;
/** Part of what keys are derived with: another use of the same seed would have another key. */
const purpose = "zoetrope webhook signatures 1";
const marker = "whsec_";

/** What a secret is derived from. */
export const createSecretSeed = (): Buffer => randomBytes(seedBytes);

const keyOf = (endpointId: string, seed: Uint8Array): Buffer =>
  Buffer.from(hkdfSync("sha256", seed, endpointId, purpose, seedBytes));

/** The secret as people copy it. */
export const secretText = (endpointId: string, seed: Uint8Array): string =>
  marker + keyOf(endpointId, seed).toString("base64");

export interface SignedMessage {
  deliveryId: string;
  /** Seconds since 1970. */
  timestamp: number;
  payload: string;
}

/** The header `webhook-signature` of Standard Webhooks: a signature by each secret that is good. */
export const signaturesOf = (
  endpointId: string,
  seeds: readonly Uint8Array[],
  { deliveryId, timestamp, payload }: SignedMessage,
): string =>
  seeds
    .map((seed) =>
      createHmac("sha256", keyOf(endpointId, seed))
        .update(`${deliveryId}.${timestamp}.${payload}`)
        .digest("base64"),
    )
    .map((signature) => `v1,${signature}`)
    .join(" ");
