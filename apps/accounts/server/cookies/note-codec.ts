import type { AuthRequestNote } from "../../app/page/accounts-context.ts";

const maxCharacters = 3_500;

export const encodeNote = (note: AuthRequestNote): string =>
  Buffer.from(JSON.stringify(note), "utf8").toString("base64url").slice(0, maxCharacters);

/** What a cookie says is the browser's word: each part is read by itself and counts for nothing beyond this visit. */
export function decodeNote(text: string): AuthRequestNote {
  if (text === "" || text.length > maxCharacters) return {};
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return {};
  }
  if (typeof value !== "object" || value === null) return {};
  const { email } = value as Record<string, unknown>;
  return {
    ...(typeof email === "string" && email.length <= 320 && { email }),
  };
}
