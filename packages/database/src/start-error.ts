import { AppError, errorMessage } from "@zoetrope/kit";

/** Why a database cannot be opened or migrated. */
export type DatabaseFault =
  | "locked"
  | "corrupt"
  | "permission"
  | "disk-full"
  | "unreachable"
  | "refused"
  | "too-old"
  | "newer-than-code"
  | "migration-changed"
  | "migration-failed";

/** The database cannot be used; `message` says what is wrong and what to do, without secrets. */
export class DatabaseStartError extends AppError {
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, message: string, cause?: unknown) {
    super("unavailable", message, { cause });
    this.name = "DatabaseStartError";
    this.fault = fault;
  }
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : "";

/** Turns an error of the file system around `folder` into one that says what to do; null for any other error. */
export function getFolderFault(error: unknown, folder: string): DatabaseStartError | null {
  const code = codeOf(error);
  const text = `${code} ${errorMessage(error)}`;
  if (/ENOSPC|EDQUOT|No space left|Disk quota/i.test(text)) {
    return new DatabaseStartError(
      "disk-full",
      `The disk that holds ${folder} is full. Free some space and start again.`,
      error,
    );
  }
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/i.test(text)) {
    return new DatabaseStartError(
      "permission",
      `The data folder ${folder} cannot be written. Give this user the right to write there, or choose another folder.`,
      error,
    );
  }
  if (/ENOTDIR|EEXIST/.test(code)) {
    return new DatabaseStartError(
      "permission",
      `${folder} is not a folder. Move the file away or choose another folder.`,
      error,
    );
  }
  return null;
}

/** Turns the first failed connection to a server into an error that says what to do. */
export function serverFault(error: unknown, address: string): DatabaseStartError {
  const code = codeOf(error);
  if (/^(28|3D|42501)/.test(code)) {
    return new DatabaseStartError(
      "refused",
      `The database at ${address} refused the connection: ${errorMessage(error)}. Check user, password and database name.`,
      error,
    );
  }
  return new DatabaseStartError(
    "unreachable",
    `The database at ${address} does not answer (${code || errorMessage(error)}). Is it running, and is the address right?`,
    error,
  );
}
