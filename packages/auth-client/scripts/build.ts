import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { version } from "../src/index.ts";
import { apiReportFile, makeApiReport } from "./api-report.ts";
import { bundleClient } from "./bundle-client.ts";

// `node build.ts FOLDER` writes what the accounts host serves: the script under its own name, where it is renewed with the
// platform, and under its version, where it never changes. `node build.ts --api-report` renews the committed report.
const [target = "dist"] = process.argv.slice(2);

if (target === "--api-report") writeFileSync(apiReportFile, makeApiReport());
else {
  const [script, module] = await Promise.all([bundleClient("script"), bundleClient("module")]);
  for (const [file, code] of [
    ["auth-client.js", script],
    [`client/${version}/auth-client.js`, script],
    [`client/${version}/auth-client.mjs`, module],
  ] as const) {
    const path = join(resolve(target), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    writeFileSync(`${path}.br`, brotliCompressSync(code));
  }
}
