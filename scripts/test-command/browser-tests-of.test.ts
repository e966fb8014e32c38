import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { browserTestsOf } from "./browser-tests-of.ts";

const root = join(import.meta.dirname, "../..");

it.each([
  [["apps/workflow/app/files/list/file-card.tsx"], ["e2e/workflow/"]],
  [
    ["e2e/search/find.spec.ts", "packages/player/src/index.ts"],
    ["e2e/search/find.spec.ts", "e2e/player/"],
  ],
  [["packages/chrome/src/x.test.ts", "docs/search.md"], []],
  [["packages/ui/src/styles/base.css"], "all"],
  [["e2e/sign-up.ts"], "all"],
  [["packages/not-thought-of-yet/src/index.ts"], "all"],
  [["messages/de/chrome.json"], "all"],
] as const)("%j", (changed, tests) => {
  expect(browserTestsOf(changed)).toEqual(tests);
});

it("names tests that there are, for every app", () => {
  for (const app of readdirSync(join(root, "apps"))) {
    const tests = browserTestsOf([`apps/${app}/anything.ts`]);
    expect(tests, app).not.toEqual([]);
    if (tests !== "all") for (const test of tests) expect(existsSync(join(root, test)), test).toBe(true);
  }
});
