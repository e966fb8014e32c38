import { version } from "../src/index.ts";
import { bundleClient } from "./bundle-client.ts";
import { readFileSync } from "node:fs";

/**
 * What the accounts host serves, by its path there: the script under its own name, where it is renewed with the platform, and
 * script, module and types under their version, where they never change.
 */
export async function clientFiles(): Promise<Record<string, string>> {
  const [script, module] = await Promise.all([bundleClient("script"), bundleClient("module")]);
  return {
    "auth-client.js": script,
    [`client/${version}/auth-client.js`]: script,
    [`client/${version}/auth-client.mjs`]: module,
    [`client/${version}/auth-client.d.mts`]: readFileSync(
      new URL("../api/index.d.ts", import.meta.url),
      "utf8",
    ),
  };
}
