import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LoggerOptions {
  level: LogLevel;
  /** Default: standard error, so that what a command prints on standard output stays readable. */
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

/** Structured log, one JSON object per line; secrets under their usual names are replaced, at the top and up to three levels down. */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: stdSerializers.errWithCause },
      redact: {
        paths: [...secretNames, ...under("*"), ...under("*.*"), ...under("*.*.*")],
        censor: "[hidden]",
      },
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  );
}
