import { environment } from "@zoetrope/kit";
import type { Database } from "../database.ts";

const choice = environment["ZOETROPE_TEST_DATABASES"];

/**
 * What contract suites run on: the embedded database; with `ZOETROPE_TEST_DATABASES=both`, as in continuous integration, a PostgreSQL
 * server as well. What is about a server alone asks for one itself.
 */
export const testedDatabases: readonly Database["kind"][] =
  choice === "both" ? ["embedded", "server"] : ["embedded"];

/** What all other tests run on: with `both` and with `split`, as in the test command, the server, which is opened in a tenth of the time. */
export const usualDatabase: Database["kind"] =
  choice === "both" || choice === "split" ? "server" : "embedded";
