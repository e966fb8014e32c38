import { AppError } from "@zoetrope/kit";
import { extensionOf, type FileKey } from "@zoetrope/storage";

const maxLength = 150;
/** Control characters, what separates folders on any system, and marks that reverse the reading direction of a name. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Header that saves the file under `filename` (RFC 6266, with RFC 8187 for letters beyond ASCII). Throws AppError
 * "bad-request" when the name could surprise: a path, another extension than the file's, too long.
 */
export function attachment(filename: string, key: FileKey): string {
  const extension = `.${extensionOf(key)}`;
  if (filename.length > maxLength || forbidden.test(filename) || filename.startsWith(".")) {
    throw refusal(`a name has at most ${maxLength} letters, no path and no control characters`);
  }
  if (!filename.toLowerCase().endsWith(extension))
    throw refusal(`the name of this file ends in ${extension}`);
  const ascii = filename
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7e]/g, "_");
  const plain = `attachment; filename="${ascii.replaceAll("%", "_")}"`;
  return ascii === filename && !filename.includes("%")
    ? plain
    : `${plain}; filename*=UTF-8''${encode(filename)}`;
}

/** RFC 8187 leaves fewer characters bare than encodeURIComponent does. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function refusal(reason: string): AppError {
  return new AppError("bad-request", `refused a download name: ${reason}`, {
    publicMessage: `Not possible: ${reason}.`,
  });
}
