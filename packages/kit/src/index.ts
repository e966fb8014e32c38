export { AppError, statusOfCode, type AppErrorCode } from "./app-error.ts";
export {
  ConfigError,
  defineConfig,
  parseConfig,
  type ConfigOf,
  type Variable,
  type Variables,
} from "./config.ts";
export { describeVariables } from "./configuration-document.ts";
export { createId } from "./create-id.ts";
export { createLineLog } from "./create-line-log.ts";
export { createLogger, logLevels, type LoggerOptions, type LogLevel } from "./create-logger.ts";
export { environment, testDatabaseUrl, type Environment } from "./environment.ts";
export { failureOf, type Failure } from "./failure-of.ts";
export type { HostUrls } from "./host-urls.ts";
export { noticePage, noticePagePolicy, type NoticePage } from "./notice-page.ts";
export { pathForLog } from "./path-for-log.ts";
export { releaseMemory } from "./release-memory.ts";
export { requestIdOf } from "./request-id.ts";
export { continueTrace, type TraceContext } from "./trace-context.ts";
