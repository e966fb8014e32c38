import { existsSync, readFileSync } from "node:fs";
import { makeApiReports } from "./api-report.ts";
import type { PublishedPackage } from "./published-packages.ts";

/** Committed API reports that are not what the sources export today. */
export function staleReports(packages: readonly PublishedPackage[]): string[] {
  const entries = packages.flatMap((one) => one.entries);
  const texts = makeApiReports(entries.map(({ source }) => source));
  return entries
    .filter(
      ({ reportFile }, index) => !existsSync(reportFile) || readFileSync(reportFile, "utf8") !== texts[index],
    )
    .map(({ reportFile }) => reportFile);
}
