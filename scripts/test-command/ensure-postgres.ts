import { existsSync, readdirSync } from "node:fs";
import { installDebianPackages } from "./debian-package.ts";

const debianFolder = "/usr/lib/postgresql";

/** True where the contract suites find a PostgreSQL to start or to use. */
function hasPostgres(): boolean {
  if (process.env.ZOETROPE_TEST_DATABASE_URL) return true;
  return (
    existsSync(debianFolder) &&
    readdirSync(debianFolder).some((version) => existsSync(`${debianFolder}/${version}/bin/initdb`))
  );
}

/** Installs Debian's PostgreSQL where it is missing; throws with the fix where that cannot be. */
export function ensurePostgres(): void {
  if (hasPostgres() || (installDebianPackages("postgresql") && hasPostgres())) return;
  throw new Error(
    "A PostgreSQL server is needed, and none was found or could be installed. Install PostgreSQL 15 or later, " +
      "or, for the tests, set ZOETROPE_TEST_DATABASE_URL to an empty database.",
  );
}
