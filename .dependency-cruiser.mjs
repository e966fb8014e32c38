// Which way arrows point (ARCHITECTURE.md). `npm run check:rules` runs this.
const browserFree = "^packages/(lottie|auth-protocol|auth-client|gateway-client|session|i18n|ui)/";
const server =
  "^packages/(database|jobs|storage|mail|render|concepts|catalog|identity|statistics|workspaces|kit)/";
const domain = "^packages/(catalog|identity|statistics|workspaces)/";
/** What pages read too: lists, limits, what an answer says of an error, and pure functions. */
const sharedFacts =
  "^packages/(kit/src/(?:limits|failure-of|escape-html|fnv1a)|catalog/src/categories|catalog/src/aspect-ratio|workspaces/src/plans)\\.ts$";
const tests = "\\.(test|contract\\.test|long\\.test)\\.tsx?$|/testing/";

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-circles-of-folders-in-the-site",
      comment:
        "What a page is made of stands below the page: content, then posts and case studies, then content-page.",
      severity: "error",
      scope: "folder",
      from: { path: "^apps/site/app/" },
      to: { circular: true, path: "^apps/site/app/" },
    },
    {
      name: "apps-never-import-apps",
      comment: "Only platform knows every package.",
      severity: "error",
      from: { path: "^apps/([^/]+)/", pathNot: "^apps/platform/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "packages-never-import-apps",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "kit-imports-no-package",
      severity: "error",
      from: { path: "^packages/kit/" },
      to: { path: "^(apps|packages)/", pathNot: "^packages/kit/" },
    },
    {
      name: "floors-import-downwards-only",
      comment: "database, jobs, storage, mail and render stand on kit; they do not know the domain.",
      severity: "error",
      from: { path: "^packages/(database|jobs|storage|mail|render|lottie)/", pathNot: tests },
      to: { path: `${domain}|^packages/(chrome|page-app|session|player|ui|originals)/` },
    },
    {
      name: "concepts-stand-on-languages-and-kit",
      comment: "They are asked by the catalogue, and ask nobody.",
      severity: "error",
      from: { path: "^packages/concepts/" },
      to: { path: "^(apps|packages)/", pathNot: "^packages/(concepts|i18n|kit)/" },
    },
    {
      name: "the-command-line-stands-on-the-toolbox",
      comment: "What others install starts no platform: the format, the drawing core, threads and the words.",
      severity: "error",
      from: { path: "^packages/cli/", pathNot: tests },
      to: {
        path: "^(apps|packages)/",
        pathNot: "^packages/(cli|lottie|i18n)/|^packages/render/src/(?:index|node|worker-pool)\\.ts$",
      },
    },
    {
      name: "tools-of-pages-stand-on-the-toolbox",
      comment: "They run in a worker of a page: of what draws, what needs nothing of Node.",
      severity: "error",
      from: { path: "^packages/tools/", pathNot: tests },
      to: {
        path: `${server}|^apps/`,
        pathNot:
          "^packages/render/src/(?:index|browser-video|operations/frame-differences)\\.ts$|" + sharedFacts,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "the-domain-knows-no-pages",
      severity: "error",
      from: { path: domain },
      to: { path: "^packages/(chrome|page-app|session|player|ui|auth-client|gateway-client|originals)/" },
    },
    {
      name: "identity-and-workspaces-do-not-know-each-other",
      comment: "platform brings them together; workspaces publish into the catalogue, which knows neither.",
      severity: "error",
      from: { path: "^packages/(catalog|identity|workspaces)/", pathNot: tests },
      to: { path: "^packages/(identity|workspaces)/", pathNot: "^packages/$1/" },
    },
    {
      name: "auth-client-depends-on-the-protocol-alone",
      severity: "error",
      from: { path: "^packages/auth-client/", pathNot: tests },
      to: { path: "^(apps|packages)/", pathNot: "^packages/(auth-client|auth-protocol)/" },
    },
    {
      name: "browser-safe-packages-import-nothing-from-node",
      severity: "error",
      from: { path: browserFree, pathNot: `${tests}|/scripts/` },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "browser-packages-stay-out-of-the-server",
      severity: "error",
      from: {
        path: "^packages/(ui|chrome|player|i18n|session|auth-client|auth-protocol|gateway-client|page-app)/",
        pathNot: tests,
      },
      to: { path: server, pathNot: sharedFacts, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "what-pages-read-too-stands-alone",
      severity: "error",
      from: { path: sharedFacts },
      to: { pathNot: sharedFacts },
    },
    {
      name: "ui-knows-nobody-above",
      severity: "error",
      from: { path: "^packages/(ui|i18n|lottie|auth-protocol)/", pathNot: `${tests}|/scripts/` },
      to: { path: `${domain}|^packages/(chrome|page-app|session|auth-client|player|originals)/` },
    },
    {
      name: "apps-import-domain-types-only",
      comment: "Apps are handed their services by platform: one connection, one of each thing.",
      severity: "error",
      from: { path: "^apps/(site|api|assets|accounts|workflow)/", pathNot: tests },
      to: { path: "^packages/(database|jobs|render|mail)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "tests-stay-tests",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `${tests}|/scripts/` },
      to: { path: "\\.test\\.tsx?$" },
    },
    {
      name: "no-unlisted-packages",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: tests },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(apps|packages)/[^/]+/(build|\\.react-router)/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
