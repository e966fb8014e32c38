import { createLogger } from "@zoetrope/kit";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";

/** Quieter in a terminal, where lines about every request would push the addresses off the screen. */
export function platformLogger(configuration: Configuration): Logger {
  return createLogger({ level: configuration.LOG_LEVEL ?? (process.stderr.isTTY ? "warn" : "info") });
}
