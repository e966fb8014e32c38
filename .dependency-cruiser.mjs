// Which way arrows point (ARCHITECTURE.md). `npm run check:rules` runs this.
const browserFree = "^packages/(lottie|auth-protocol|auth-client|gateway-client|session|i18n|ui)/";
const server =
  "^packages/(database|jobs|storage|mail|render|concepts|catalog|identity|statistics|workspaces|operations|kit)/";
const browser =
  "^packages/(ui|chrome|player|i18n|session|analytics|auth-client|auth-protocol|gateway-client|page-app)/";
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
      name: "kit-and-http-import-no-package",
      severity: "error",
      from: { path: "^packages/(kit|http)/" },
      to: { path: "^(apps|packages)/", pathNot: "^packages/$1/" },
    },
    {
      name: "floors-import-downwards-only",
      comment: "database, jobs, storage, mail and render stand on kit; they do not know the domain.",
      severity: "error",
      from: { path: "^packages/(database|jobs|storage|mail|render|lottie)/", pathNot: tests },
      to: { path: `${domain}|^packages/(analytics|chrome|operations|page-app|session|player|ui)/` },
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
      name: "operations-stand-on-the-command-line",
      comment: "They run its commands on files that were sent, in threads, now or as jobs.",
      severity: "error",
      from: { path: "^packages/operations/", pathNot: tests },
      to: {
        path: "^(apps|packages)/",
        pathNot: "^packages/(operations|cli|kit|database|jobs)/|^packages/render/src/worker-pool\\.ts$",
      },
    },
    {
      name: "drawings-stand-on-the-format",
      comment:
        "Of the platform they know categories and languages; icons move by what originals are written with.",
      severity: "error",
      from: { path: "^packages/(icons|originals)/", pathNot: tests },
      to: {
        path: "^(apps|packages)/",
        pathNot: "^packages/(icons|originals|lottie|i18n|kit)/|" + sharedFacts,
      },
    },
    {
      name: "drawings-come-by-the-seed",
      comment: "What pages show of them lies in the catalogue.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `^apps/platform/|^packages/(icons|originals)/|${tests}` },
      to: { path: "^packages/(icons|originals)/" },
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
      to: { path: "^packages/(chrome|page-app|session|player|ui|auth-client|gateway-client|operations)/" },
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
        path: browser,
        pathNot: tests,
      },
      to: { path: server, pathNot: sharedFacts, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "browser-packages-know-http-on-their-server-alone",
      severity: "error",
      from: { path: browser, pathNot: `${tests}|^packages/page-app/src/server/` },
      to: { path: "^packages/http/", dependencyTypesNot: ["type-only"] },
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
      to: { path: `${domain}|^packages/(analytics|chrome|page-app|session|auth-client|player)/` },
    },
    {
      name: "apps-import-domain-types-only",
      comment: "Apps are handed their services by platform: one connection, one of each thing.",
      severity: "error",
      from: { path: "^apps/(site|api|assets|accounts|workflow)/", pathNot: tests },
      to: { path: "^packages/(database|jobs|render|mail)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pages-take-facts-of-the-domain-one-by-one",
      comment:
        "By a package's index all of it would be built into the pages' server: database, jobs and store with it.",
      severity: "error",
      from: {
        path: "^(apps/(site|accounts|workflow)/(app|server)/|packages/(chrome|ui|tools|page-app)/)",
        pathNot: tests,
      },
      to: {
        path: "^packages/(catalog|identity|statistics|workspaces|concepts)/src/index\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
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
