// Writes reserved-paths.ts; a test fails when it is out of date.
import { writeFileSync } from "node:fs";
import { reservedPathsFile, reservedPathsModule } from "./reserved-paths/reserved-paths-module.ts";

writeFileSync(reservedPathsFile, reservedPathsModule());
