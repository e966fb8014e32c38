import { AppError } from "@zoetrope/kit";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { EngineError } from "./embedded/embedded-engine.ts";
import { isConnectionError } from "./connections/pools.ts";
import { shapeOf } from "./connections/statement-shape.ts";
import { TransactionMisuseError } from "./connections/transaction-guard.ts";

/** Where PostgreSQL says what a failure is about: names of the schema, never what lies in it. */
const locationNames = ["schema", "table", "column", "constraint"] as const;

interface Failure extends Partial<Record<(typeof locationNames)[number], string>> {
  /** SQLSTATE of PostgreSQL (Appendix A of its manual), or the system's name of the failure (ECONNREFUSED). */
  sqlState?: string;
  /** The statement without its values. */
  statement?: string;
}

/**
 * A failed statement or connection. It tells what failed and where, and holds no value: no parameter, no row, nothing that the server
 * quotes of them (`detail`, `where`, `internalQuery`, some messages). What the driver throws never leaves this package.
 */
export class DatabaseError extends AppError implements Failure {
  declare readonly sqlState?: string;
  declare readonly statement?: string;
  declare readonly schema?: string;
  declare readonly table?: string;
  declare readonly column?: string;
  declare readonly constraint?: string;

  constructor(code: "unavailable" | "internal", message: string, failure: Failure, frames: string) {
    super(code, message, code === "unavailable" ? { publicMessage: publicMessageOf(failure) } : {});
    this.name = "DatabaseError";
    Object.assign(this, failure);
    this.stack = `${this.name}: ${message}${frames}`;
  }
}

/** Where nothing can be written. */
export const readOnlyState = "25006";
export const readOnlyError = (): DatabaseError =>
  new DatabaseError("unavailable", "the database is read-only", { sqlState: readOnlyState }, "");

/** The code of a failure anywhere among the causes of an error; null where the database has no part in it. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseError) return cause.sqlState ?? null;
  return null;
}

/** True when the connection that failed is of no more use: broken, or to a server that takes no writes any more. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === "unavailable" &&
  !/^(40|55|57014)/.test(error.sqlState ?? "");

/**
 * What passes by itself, or is corrected without this program: away (08, 57P0x), too much at once (53: connections, memory, disk),
 * cancelled or too slow (57014), locked or in each other's way (55P03, 40), at it for too long (25P0x), read-only (25006), a faulty disk (58).
 */
const passing = /^(08|53|40001|40003|40P01|58|57P|57014|55P03|25P03|25P04|25006)/;
const nothingIsSaved = /^(25006|53100|ENOSPC|EDQUOT)/;

const publicMessageOf = ({ sqlState = "" }: Failure): string =>
  nothingIsSaved.test(sqlState)
    ? "Nothing can be saved just now. Please try again in a moment."
    : "The database does not answer just now. Please try again in a moment.";

/** Classes whose messages name parts of the schema and of the server alone. Those of wrong data (22) quote it. */
const harmless = /^(08|0A|23|25|26|28|3D|40|42|53|54|55|57|58|XX)/;
const wrongData: Record<string, string> = {
  "22001": "a value is too long",
  "22003": "a number is out of range",
  "22008": "a time is out of range",
  "22012": "division by zero",
  "22021": "a letter is not allowed",
  "22P02": "a value is not of its type",
  "22P05": "a letter is not allowed",
};

const withoutLiterals = (text: string): string => text.replaceAll(/'[^']*'?/g, "?").slice(0, 300);

/** Lines of the stack below the message, which may hold anything. */
const framesOf = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at \S/.test(line))
    .map((line) => `\n${line}`)
    .join("");

const systemCodeOf = (error: unknown): string | undefined =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^E[A-Z0-9_]+$/.test(error.code)
    ? error.code
    : undefined;

/** What the driver threw, without values; what is no failure of the database comes back as it is. */
export function toDatabaseError(error: unknown): unknown {
  const statement = error instanceof DrizzleQueryError ? shapeOf(error.query) : undefined;
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof AppError || cause instanceof TransactionMisuseError) return cause;
  const frames = error instanceof Error ? framesOf(error) : "";
  const known = statement === undefined ? {} : { statement };
  if (cause instanceof pg.DatabaseError) return ofServer(cause, known, frames);
  const code = systemCodeOf(cause);
  const failure = code === undefined ? known : { ...known, sqlState: code };
  if (cause instanceof Error && (cause instanceof EngineError || isConnectionError(cause)))
    return new DatabaseError("unavailable", withoutLiterals(cause.message), failure, frames);
  if (statement === undefined) return cause;
  // A fault of the driver's or of whoever called it: its words are not known to be free of values.
  const name = cause instanceof Error ? cause.name : typeof cause;
  return new DatabaseError("internal", `a statement failed (${name})`, failure, frames);
}

/** The same for a promise. */
export const withoutValues = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw toDatabaseError(error);
  });

function ofServer(error: pg.DatabaseError, known: Failure, frames: string): DatabaseError {
  const code = error.code ?? "";
  const failure: Failure = { ...known, sqlState: code };
  for (const name of locationNames) {
    const value = error[name];
    if (value !== undefined) failure[name] = value;
  }
  const message = harmless.test(code)
    ? withoutLiterals(error.message)
    : (wrongData[code] ?? "it was refused");
  const kind = passing.test(code) ? "unavailable" : "internal";
  return new DatabaseError(kind, `${message} (SQLSTATE ${code})`, failure, frames);
}
