import { readErrorCode, type AuthErrorCode } from "./error-codes.ts";
import { readMetadata, type Metadata } from "./metadata.ts";
import { decodePayload, encodePayload } from "./payload-text.ts";

/** What `auth_errors` carries to the host page, so that it opens the frame again with its first error. */
export interface AuthErrors {
  returnAction: "login" | "register";
  config: {
    returnToPath?: string;
    returnToUrl?: string;
    targetElementId?: string;
    metadata?: Metadata;
    returnOnError?: boolean;
  };
  /** At least one, at most five; the first is shown. */
  errors: AuthErrorCode[];
}

const maxErrors = 5;
const maxAddressCharacters = 2_048;

export const encodeAuthErrors: (errors: AuthErrors) => string = encodePayload;

const text = (name: string, value: unknown) =>
  typeof value === "string" && value.length <= maxAddressCharacters ? { [name]: value } : null;

/**
 * Null where the text is not well formed. Return addresses in it are read as they stand: they are checked where they are used,
 * like any other (`checkReturnAddress`).
 */
export function decodeAuthErrors(encoded: string): AuthErrors | null {
  const value = decodePayload(encoded);
  if (typeof value !== "object" || value === null) return null;
  const { returnAction, config, errors } = value as Record<string, unknown>;
  if ((returnAction !== "login" && returnAction !== "register") || !Array.isArray(errors)) return null;
  if (errors.length === 0) return null;
  const { returnToPath, returnToUrl, targetElementId, metadata, returnOnError } = (
    typeof config === "object" && config !== null ? config : {}
  ) as Record<string, unknown>;
  const entries = readMetadata(metadata);
  return {
    returnAction,
    config: {
      ...text("returnToPath", returnToPath),
      ...text("returnToUrl", returnToUrl),
      ...text("targetElementId", targetElementId),
      ...(entries && { metadata: entries }),
      ...(typeof returnOnError === "boolean" && { returnOnError }),
    },
    errors: errors.slice(0, maxErrors).map(readErrorCode),
  };
}
