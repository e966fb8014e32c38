import { AppError } from "@zoetrope/kit";
import { findNameProblem, type FileKey } from "@zoetrope/storage";

/**
 * Header that saves the file under `filename` (RFC 6266, with RFC 8187 for letters beyond ASCII). Throws AppError
 * "bad-request" when the name could surprise: a path, another extension than the file's, too long.
 */
export function attachment(filename: string, key: FileKey): string {
  const problem = findNameProblem(filename, key);
  if (problem !== null) throw refusal(problem);
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
