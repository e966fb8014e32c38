/**
 * Which browser tests look at what lies below a folder: the first row that fits counts. They ask the built platform by its addresses, so
 * that no import leads from them to the code.
 */
const rows: readonly (readonly [folder: string, tests: readonly string[]])[] = [
  ["apps/workflow/", ["e2e/workflow/"]],
  ["packages/workspaces/", ["e2e/workflow/"]],
  ["packages/gateway-client/", ["e2e/workflow/", "e2e/workflow/statistics.spec.ts"]],
  ["apps/accounts/", ["e2e/sign-in/"]],
  ["packages/identity/", ["e2e/sign-in/"]],
  ["packages/auth-", ["e2e/sign-in/"]],
  ["packages/session/", ["e2e/sign-in/", "e2e/chrome/"]],
  ["packages/chrome/", ["e2e/chrome/"]],
  ["packages/analytics/", ["e2e/analytics/"]],
  ["packages/statistics/", ["e2e/analytics/", "e2e/workflow/statistics.spec.ts"]],
  ["packages/player/", ["e2e/player/"]],
  ["content/", ["e2e/pages/pages.spec.ts", "e2e/pages/links.spec.ts", "e2e/pages/translated-words.spec.ts"]],
  [
    "apps/site/",
    ["e2e/search/find.spec.ts", "e2e/pages/pages.spec.ts", "e2e/pages/access.spec.ts", "e2e/player/"],
  ],
  ["packages/catalog/", ["e2e/search/find.spec.ts", "e2e/search/catalogue.spec.ts"]],
  ["apps/assets/", ["e2e/search/catalogue.spec.ts", "e2e/workflow/"]],
  ["packages/lottie/", ["e2e/search/catalogue.spec.ts", "e2e/player/", "e2e/workflow/"]],
  ["packages/render/", ["e2e/search/catalogue.spec.ts", "e2e/workflow/"]],
  ["packages/originals/", ["e2e/search/catalogue.spec.ts", "e2e/search/find.spec.ts", "e2e/player/"]],
  ["packages/mail/", ["e2e/sign-in/", "e2e/workflow/"]],
  ["apps/api/", ["e2e/workflow/", "e2e/analytics/", "e2e/pages/feedback.spec.ts"]],
];
/** What every page is made of. */
const everywhere =
  /^(?:packages\/(?:ui|i18n|page-app|kit|http|database|storage|jobs)\/|apps\/platform\/|package-lock)/;

/** Files and folders of browser tests that these changed files (relative to the project) can break; `all` for each of them. */
export function browserTestsOf(changed: readonly string[]): readonly string[] | "all" {
  const code = changed.filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  if (code.some((file) => everywhere.test(file) || /^e2e\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(file))) return "all";
  // What nobody has named here may be looked at by any of them.
  const isUnnamed = (file: string): boolean =>
    /^(?:apps|packages|messages)\//.test(file) && !rows.some(([folder]) => file.startsWith(folder));
  if (code.some(isUnnamed)) return "all";
  return [
    ...new Set(
      code.flatMap((file) =>
        file.endsWith(".spec.ts") ? [file] : (rows.find(([folder]) => file.startsWith(folder))?.[1] ?? []),
      ),
    ),
  ];
}
