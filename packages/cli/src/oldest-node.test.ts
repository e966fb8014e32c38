import { globSync } from "tinyglobby";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What came to Node after version 20, of which the compiler knows nothing: it is told of ES2024 as a whole. */
const newer =
  /\b(?:(?:Map|Object)\.groupBy\(|Promise\.withResolvers|Atomics\.waitAsync|import \{[^}]*\bglob(?:Sync)?\b[^}]*\} from "node:fs)/;

it("nothing of which the command is made asks for a newer Node than it says", () => {
  const packages = join(import.meta.dirname, "../..");
  const files = globSync(["{cli,lottie,render,i18n}/src/**/*.ts", "!**/*.test.ts", "!**/testing/**"], {
    cwd: packages,
  });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => newer.test(readFileSync(join(packages, file), "utf8")))).toEqual([]);
});
