// Which way arrows point (ARCHITECTURE.md). `npm run check:rules` runs this.
const browserFree = "^packages/(lottie|auth-protocol|i18n|ui)/";
const tests = "\\.(test|contract\\.test|long\\.test)\\.tsx?$|/testing/";

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "apps-never-import-apps",
      comment: "Only platform knows every room.",
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
      name: "kit-imports-no-room",
      severity: "error",
      from: { path: "^packages/kit/" },
      to: { path: "^(apps|packages)/", pathNot: "^packages/kit/" },
    },
    {
      name: "floors-import-downwards-only",
      comment: "database, storage and render stand on kit; they do not know the domain.",
      severity: "error",
      from: { path: "^packages/(database|storage|render|lottie)/" },
      to: { path: "^packages/(catalog|chrome|player|ui|originals)/" },
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
      from: { path: "^packages/(ui|chrome|player|i18n)/", pathNot: tests },
      to: { path: "^packages/(database|storage|render|catalog|kit)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-knows-nobody-above",
      severity: "error",
      from: { path: "^packages/(ui|i18n|lottie)/", pathNot: `${tests}|/scripts/` },
      to: { path: "^packages/(chrome|player|catalog|originals)/" },
    },
    {
      name: "apps-import-domain-types-only",
      comment: "Apps are handed their services by platform: one connection, one of each thing.",
      severity: "error",
      from: { path: "^apps/(site|api|assets|accounts|workflow)/", pathNot: tests },
      to: { path: "^packages/(database|render)/", dependencyTypesNot: ["type-only"] },
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
    exclude: { path: "^apps/[^/]+/(build|\\.react-router)/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
