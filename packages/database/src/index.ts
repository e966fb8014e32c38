export { downloadFoldLock, eventRollUpLock, indexLock, partitionLock, rankLock } from "./advisory-locks.ts";
export * from "./database.ts";
export { jobSchema } from "./job-schema.ts";
export { jsonRows } from "./json-rows.ts";
export { openDatabase } from "./open-database.ts";
export { DatabaseStartError, type DatabaseFault } from "./start-error.ts";
export { DatabaseError, sqlStateOf } from "./database-error.ts";
export type { DatabaseTimeouts } from "./connections/timeouts.ts";
