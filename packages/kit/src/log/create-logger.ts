import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { BatchedLines } from "./batched-lines.ts";
import { timeOfLine } from "./time-of-line.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LoggerOptions {
  level: LogLevel;
  /** Default: standard error in batches, so that what a command prints on standard output stays readable. */
  destination?: DestinationStream;
}

const secretNames = [
  "authorization",
  "cookie",
  '["set-cookie"]',
  '["proxy-authorization"]',
  "password",
  "token",
  "secret",
  "accessToken",
  "refreshToken",
  "id_token",
];
const under = (prefix: string): string[] =>
  secretNames.map((name) => (name.startsWith("[") ? `${prefix}${name}` : `${prefix}.${name}`));

let standardError: DestinationStream | null = null;

/** Standard error in batches; what went wrong (level error and above) is written at once, with what came before. */
function batchedStandardError(): DestinationStream {
  const lines = new BatchedLines(2);
  const { error = 50 } = pino.levels.values;
  return Object.assign(Object.create(null) as object, {
    // Asks pino to say the level of each line (pino, "destination[Symbol.for('pino.metadata')]").
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(this: { lastLevel: number }, line: string) {
      lines.add(line);
      if (this.lastLevel >= error) lines.flush();
    },
  });
}

/** Structured log, one JSON object per line; secrets under their usual names are replaced, at the top and up to three levels down. */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: timeOfLine,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: stdSerializers.errWithCause },
      redact: {
        paths: [...secretNames, ...under("*"), ...under("*.*"), ...under("*.*.*")],
        censor: "[hidden]",
      },
    },
    destination ?? (standardError ??= batchedStandardError()),
  );
}
