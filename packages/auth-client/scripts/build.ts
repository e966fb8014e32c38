import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { apiReportFile } from "./api-report-file.ts";
import { makeApiReport } from "./api-report.ts";
import { clientFiles } from "./client-files.ts";

// `node build.ts FOLDER` writes what the accounts host serves. `node build.ts --api-report` renews the committed report.
const [target = "dist"] = process.argv.slice(2);

if (target === "--api-report") writeFileSync(apiReportFile, makeApiReport());
else {
  for (const [name, text] of Object.entries(await clientFiles())) {
    const path = join(resolve(target), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
