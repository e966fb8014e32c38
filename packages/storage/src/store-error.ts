import { AppError } from "@zoetrope/kit";

const reasons: Record<string, string> = {
  ENOENT: "there is no such folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  ENOTDIR: "a part of the path is not a folder",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  EIO: "the disk reports an error",
};

/** Turns what the file system throws into one clear sentence for the log; the person only learns that it is our side. */
export function folderError(task: string, folder: string, cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const code = errorCode(cause);
  const reason = reasons[code] ?? (code || String(cause));
  return new AppError("unavailable", `cannot ${task} in the file store ${folder}: ${reason}`, {
    publicMessage: "Files cannot be read or stored at the moment. Please try again later.",
    cause,
  });
}

/** `code` of a system error; empty for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
