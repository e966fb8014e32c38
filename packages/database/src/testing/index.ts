export { startDatabaseProxy, type DatabaseProxy } from "./database-proxy.ts";
export { makeServerFolder, runServerTool } from "./postgres-server.ts";
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from "./create-test-database.ts";
export { copyEmbeddedTemplate } from "./embedded-template.ts";
export { testedDatabases, usualDatabase } from "./tested-databases.ts";
