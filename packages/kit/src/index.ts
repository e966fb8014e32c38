export { AppError, statusOfCode, type AppErrorCode } from "./app-error.ts";
