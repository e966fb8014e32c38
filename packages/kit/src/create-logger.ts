import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

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

/** A write per line costs more than a cached answer: lines wait for company, but never longer than this. */
const longestWaitInMs = 200;
const batchBytes = 8_192;

/** Standard error in batches. What went wrong is written at once, and the rest when the process ends. */
function batchedStandardError(): DestinationStream {
  const file = pino.destination({
    fd: 2,
    sync: false,
    minLength: batchBytes,
    periodicFlush: longestWaitInMs,
  });
  const { error } = pino.levels.values;
  return Object.assign(Object.create(null) as object, {
    // Asks pino to say the level of each line (pino, "destination[Symbol.for('pino.metadata')]").
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(this: { lastLevel: number }, line: string) {
      file.write(line);
      if (this.lastLevel >= (error ?? 50)) file.flush();
    },
  });
}

let lastMillisecond = 0;
let lastTime = "";

/** ISO 8601 in UTC, put into words once a millisecond. */
function timeOfLine(): string {
  const now = Date.now();
  if (now !== lastMillisecond) {
    lastMillisecond = now;
    lastTime = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastTime;
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
    destination ?? batchedStandardError(),
  );
}
