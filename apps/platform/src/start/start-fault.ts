import { AppError, ConfigError, errorMessage } from "@zoetrope/kit";
import { DatabaseStartError } from "@zoetrope/database/start-error";

/** What the process ends with; the names and numbers of BSD sysexits, so that supervisors can tell them apart. */
export const exitCodes = {
  /** Wrong command line. */
  usage: 64,
  /** The data is damaged, or of another version. */
  data: 65,
  /** Database or file store away, or refusing us. */
  unavailable: 69,
  /** A fault of our own: please report it. */
  internal: 70,
  /** A folder cannot be written. */
  permission: 73,
  /** The disk is full. */
  disk: 74,
  /** Somebody else holds what we need (a port, the data folder): try again later. */
  busy: 75,
  /** A variable is wrong. */
  configuration: 78,
} as const;

/** Ends the start: `message` is all that a person gets to read, so it names the fix. */
export class StartFault extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StartFault";
    this.exitCode = exitCode;
  }
}

const exitCodeOfFault = {
  locked: exitCodes.busy,
  corrupt: exitCodes.data,
  "newer-than-code": exitCodes.data,
  "migration-changed": exitCodes.data,
  "migration-failed": exitCodes.data,
  permission: exitCodes.permission,
  "disk-full": exitCodes.disk,
  unreachable: exitCodes.unavailable,
  refused: exitCodes.unavailable,
  "too-old": exitCodes.unavailable,
} as const;

const diskIsFull: [number, string] = [exitCodes.disk, "The disk is full. Free some space and start again"];

const systemFaults: Record<string, [number, string]> = {
  ENOSPC: diskIsFull,
  /** What PostgreSQL calls it. */
  "53100": diskIsFull,
  EDQUOT: [exitCodes.disk, "The disk quota is used up. Free some space and start again"],
  EACCES: [
    exitCodes.permission,
    "Permission denied. Give this user the right, or choose another folder (ZOETROPE_DATA)",
  ],
  EPERM: [
    exitCodes.permission,
    "Permission denied. Give this user the right, or choose another folder (ZOETROPE_DATA)",
  ],
  ENOTDIR: [
    exitCodes.permission,
    "A folder was expected and something else is there. Choose another folder (ZOETROPE_DATA)",
  ],
  EEXIST: [
    exitCodes.permission,
    "A folder was expected and a file is there. Choose another folder (ZOETROPE_DATA)",
  ],
  EROFS: [exitCodes.permission, "The file system is read-only. Choose another folder (ZOETROPE_DATA)"],
};

/** A failure of the database says what it is beside what it is to a caller. */
const systemCodeOf = (error: Error): string => {
  const code: unknown = "sqlState" in error ? error.sqlState : "code" in error ? error.code : "";
  return String(code);
};

/** True where nothing more can be stored, in files or in the database. */
export const isDiskFull = (error: unknown): boolean => toStartFault(error).exitCode === exitCodes.disk;

/** Any error as a fault with one clear message; unknown ones are our own. */
export function toStartFault(error: unknown): StartFault {
  if (error instanceof StartFault) return error;
  if (error instanceof ConfigError) return new StartFault(exitCodes.configuration, error.message, error);
  if (error instanceof DatabaseStartError) {
    const exitCode = exitCodeOfFault[error.fault];
    const where =
      exitCode === exitCodes.unavailable
        ? " The address stands in DATABASE_URL; that of a replica in DATABASE_READ_URL."
        : "";
    return new StartFault(exitCode, error.message + where, error);
  }
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const [exitCode, message] = systemFaults[systemCodeOf(cause)] ?? [];
    if (exitCode !== undefined && message !== undefined)
      return new StartFault(exitCode, `${message}: ${cause.message.split("\n", 1)[0]}`, error);
  }
  if (error instanceof AppError && error.code === "unavailable")
    return new StartFault(exitCodes.unavailable, error.message, error);
  if (error instanceof AppError && error.code === "bad-request")
    return new StartFault(exitCodes.configuration, error.message, error);
  return new StartFault(exitCodes.internal, errorMessage(error), error);
}

/** What a person reads when a start ends. Where in the code it happened helps only whoever fixes it. */
export function describeFault(fault: StartFault, logLevel: string | undefined): string {
  if (fault.exitCode !== exitCodes.internal || !(fault.cause instanceof Error)) return fault.message;
  if (logLevel === "debug" || logLevel === "trace") return fault.cause.stack ?? fault.message;
  const [line = ""] = fault.message.split("\n", 1);
  return `Zoetrope has failed by a fault of its own (${fault.cause.name}: ${line}). Start it with LOG_LEVEL=debug to see where, and please report that.`;
}
