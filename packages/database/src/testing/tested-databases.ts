import { environment } from "@zoetrope/kit";
import type { Database } from "../database.ts";

/**
 * What contract suites run on: the embedded database; with `ZOETROPE_TEST_DATABASES=both`, as in continuous integration, a PostgreSQL
 * server as well. What is about a server alone asks for one itself.
 */
export const testedDatabases: readonly Database["kind"][] =
  environment["ZOETROPE_TEST_DATABASES"] === "both" ? ["embedded", "server"] : ["embedded"];

/** What all other tests run on: the server where there is one, which is opened in a tenth of the time. */
export const usualDatabase = testedDatabases.at(-1) ?? "embedded";
