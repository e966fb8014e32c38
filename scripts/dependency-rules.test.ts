import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterEach, beforeEach, expect, test } from "vitest";

const options = await extractOptions(join(import.meta.dirname, "../.dependency-cruiser.mjs"));
let checkout = "";

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "zoetrope-rules-"));
  writeFileSync(join(checkout, "tsconfig.json"), "{}");
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** Lays out a small checkout with one arrow in it and returns the names of the rules that it breaks. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), text);
  }
  const { output } = await cruise(["apps", "packages"], { ...options, baseDir: checkout });
  if (typeof output === "string") throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

const empty = "export const nothing = null;\n";
const arrow = (to: string): string => `import { nothing } from "${to}";\nexport const something = nothing;\n`;

test.each([
  ["an app imports another app", "apps/site/a.ts", "../api/b.ts", "apps/api/b.ts", "apps-never-import-apps"],
  [
    "a package imports an app",
    "packages/catalog/a.ts",
    "../../apps/api/b.ts",
    "apps/api/b.ts",
    "packages-never-import-apps",
  ],
  [
    "kit imports a package",
    "packages/kit/a.ts",
    "../storage/b.ts",
    "packages/storage/b.ts",
    "kit-and-http-import-no-package",
  ],
  [
    "the database knows the domain",
    "packages/database/a.ts",
    "../catalog/b.ts",
    "packages/catalog/b.ts",
    "floors-import-downwards-only",
  ],
  [
    "ui knows the header",
    "packages/ui/a.ts",
    "../chrome/b.ts",
    "packages/chrome/b.ts",
    "ui-knows-nobody-above",
  ],
  [
    "mail knows who people are",
    "packages/mail/a.ts",
    "../identity/b.ts",
    "packages/identity/b.ts",
    "floors-import-downwards-only",
  ],
  [
    "the domain knows a page",
    "packages/workspaces/a.ts",
    "../chrome/b.ts",
    "packages/chrome/b.ts",
    "the-domain-knows-no-pages",
  ],
  [
    "identity knows workspaces",
    "packages/identity/a.ts",
    "../workspaces/b.ts",
    "packages/workspaces/b.ts",
    "identity-and-workspaces-do-not-know-each-other",
  ],
  [
    "the sign-in client wants more than its protocol",
    "packages/auth-client/a.ts",
    "../i18n/b.ts",
    "packages/i18n/b.ts",
    "auth-client-depends-on-the-protocol-alone",
  ],
  [
    "the browser's session reaches the server's packages",
    "packages/session/a.ts",
    "../identity/b.ts",
    "packages/identity/b.ts",
    "browser-packages-stay-out-of-the-server",
  ],
  [
    "a page opens the database itself",
    "apps/site/a.ts",
    "../../packages/database/b.ts",
    "packages/database/b.ts",
    "apps-import-domain-types-only",
  ],
])("%s: refused", async (_what, from, specifier, to, rule) => {
  expect(
    await rulesBrokenBy({
      [from]: arrow(specifier),
      [to]: empty,
      "packages/kit/c.ts": empty,
      "apps/api/c.ts": empty,
    }),
  ).toContain(rule);
});

test("a package that runs in browsers imports from Node: refused", async () => {
  const files = { "packages/lottie/a.ts": 'import "node:fs";\n', "apps/api/c.ts": empty };
  expect(await rulesBrokenBy(files)).toContain("browser-safe-packages-import-nothing-from-node");
});

test("two files import each other: refused", async () => {
  const files = {
    "packages/kit/a.ts": arrow("./b.ts"),
    "packages/kit/b.ts": arrow("./a.ts"),
    "apps/api/c.ts": empty,
  };
  expect(await rulesBrokenBy(files)).toContain("no-circles");
});

test("code whose arrows point down passes", async () => {
  expect(
    await rulesBrokenBy({
      "apps/platform/a.ts": arrow("../api/b.ts"),
      "apps/api/b.ts": arrow("../../packages/kit/c.ts"),
      "packages/kit/c.ts": empty,
    }),
  ).toEqual([]);
});
