import { pickOne, readFields } from "./fields.ts";
import { readMetadata, type Metadata } from "./metadata.ts";
import { decodePayload, encodePayload } from "./payload-text.ts";

export const authMethods = ["oidc", "password", "passkey", "google", "one_tap", "email"] as const;

/** How somebody signed in. */
export type AuthMethod = (typeof authMethods)[number];

/**
 * What `cb_payload` carries to the return address. A hint for statistics and for the host page's own metadata: anybody can make
 * such an address, so who is signed in comes from whoami alone.
 */
export interface CallbackPayload {
  method?: AuthMethod | undefined;
  metadata?: Metadata | undefined;
}

/** Unknown entries are dropped; null for anything but an object. */
export function readCallbackPayload(value: unknown): CallbackPayload | null {
  const fields = readFields(value);
  return (
    fields && {
      method: pickOne(fields["method"], authMethods),
      metadata: readMetadata(fields["metadata"]),
    }
  );
}

export const encodeCallbackPayload: (payload: CallbackPayload) => string = encodePayload;

/** Null where the text is not a well-formed payload. */
export const decodeCallbackPayload = (text?: string): CallbackPayload | null =>
  readCallbackPayload(decodePayload(text));
