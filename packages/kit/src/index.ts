export { AppError, statusOfCode, type AppErrorCode } from "./app-error.ts";
export type { HostUrls } from "./host-urls.ts";
export { environment, testDatabaseUrl, type Environment } from "./environment.ts";
