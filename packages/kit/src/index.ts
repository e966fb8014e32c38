export { AppError, statusOfCode, type AppErrorCode } from "./app-error.ts";
export {
  ConfigError,
  defineConfig,
  parseConfig,
  type ConfigOf,
  type Variable,
  type Variables,
} from "./config/config.ts";
export { describeVariables } from "./config/configuration-document.ts";
export { createId } from "./create-id.ts";
export { createLineLog } from "./log/create-line-log.ts";
export { createLogger, logLevels, type LoggerOptions, type LogLevel } from "./log/create-logger.ts";
export { environment, testDatabaseUrl, type Environment } from "./config/environment.ts";
export { asError, errorMessage } from "./error-message.ts";
export { failureOf, type Failure } from "./failure-of.ts";
export { idPattern, isId } from "./id-pattern.ts";
export type { HostUrls } from "./host-urls.ts";
export { isLoopbackName } from "./is-loopback-name.ts";
export { noticePage, noticePagePolicy, type NoticePage } from "./notice-page.ts";
export { unexpectedErrorMessage } from "./unexpected-error.ts";
export { pathForLog } from "./log/path-for-log.ts";
export { releaseMemory } from "./release-memory.ts";
export { requestIdOf } from "./log/request-id.ts";
export { continueTrace, type TraceContext } from "./log/trace-context.ts";
