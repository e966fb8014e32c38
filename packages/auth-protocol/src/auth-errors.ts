import { pickOne, pickTexts, readText, type Fields } from "./fields.ts";
import { readMetadata, type Metadata } from "./metadata.ts";
import { decodePayload, encodePayload } from "./payload-text.ts";

/** What `auth_errors` carries to the host page, so that it opens the frame again with its first error. */
export interface AuthErrors {
  returnAction: "login" | "register";
  config: {
    returnToPath?: string;
    returnToUrl?: string;
    targetElementId?: string;
    metadata?: Metadata | undefined;
    returnOnError?: boolean;
  };
  /** At least one code (error-codes.ts); the first is shown. */
  errors: string[];
}

export const encodeAuthErrors: (errors: AuthErrors) => string = encodePayload;

/**
 * Null where the text is not well formed. Return addresses in it are read as they stand: they are checked where they are used,
 * like any other (`checkReturnAddress`). Codes are looked up by the frame that words them.
 */
export function decodeAuthErrors(text?: string): AuthErrors | null {
  const { returnAction, config, errors } = { ...(decodePayload(text) as Fields) };
  const given = { ...(config as Fields) };
  const codes = Array.isArray(errors) ? errors.map(readText).filter((code) => code !== null) : [];
  const action = pickOne(returnAction, ["login", "register"] as const);
  if (!action || !codes.length) return null;
  return {
    returnAction: action,
    config: {
      ...pickTexts(given, ["returnToPath", "returnToUrl", "targetElementId"]),
      metadata: readMetadata(given["metadata"]),
      returnOnError: given["returnOnError"] === true,
    },
    errors: codes,
  };
}
