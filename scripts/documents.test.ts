import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import routes from "../apps/workflow/app/routes.ts";

const root = join(import.meta.dirname, "..");
const scriptsOf = (manifest: string): string[] =>
  Object.keys((JSON.parse(readFileSync(join(root, manifest), "utf8")) as { scripts?: object }).scripts ?? {});
const ownScripts = scriptsOf("package.json");
const scripts = new Set([
  ...ownScripts,
  ...globSync("packages/*/package.json", { cwd: root }).flatMap(scriptsOf),
]);
const documents = globSync(["*.md", "docs/**/*.md", "content/README.md", "packages/*/README.md"], {
  cwd: root,
}).filter((file) => file !== "THIRD_PARTY_NOTICES.md");
/** Parts of builds, and names yet to be given. */
const madeLater = /^(apps\/\w+\/build|packages\/[\w-]+\/dist|benchmarks\/results)\b|NNNN|NAME/;

/** Of the reader's own: what a build, a running platform or a program elsewhere writes. */
const elsewhere = /^(x\.test\.ts|lock\.json|data\.json|manifest\.json|sizes\.json|zoetrope\.config\.json)$/;
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
/** A path or a name of a file, from the top of the project or from any folder in it. */
const isThere = (path: string): boolean =>
  path.includes("*")
    ? globSync([path, `**/${path}`], { cwd: root, exclude: ["**/node_modules/**"] }).length > 0
    : tracked.some((file) => file === path || file.endsWith(`/${path}`));

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, part = ""]) => part);

test.each(documents)("%s leads nowhere that is not there", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  const links = found(text, /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g).filter(
    (link) => !existsSync(join(root, dirname(file), link)),
  );
  expect(links, "links").toEqual([]);
  const paths = found(text, /`((?:apps|packages|scripts|docs|content|e2e|benchmarks)\/[\w./-]+)`/g).filter(
    (path) => !existsSync(join(root, path)) && !madeLater.test(path),
  );
  expect(paths, "paths").toEqual([]);
  const names = found(text, /`(\w[\w./*-]*\.(?:tsx?|mdx?|css|sql|json|svg|png|html))`/g).filter(
    (name) => !madeLater.test(name) && !elsewhere.test(name) && !isThere(name),
  );
  expect(names, "files").toEqual([]);
  // A script of ours needs the Node that the project brings: an older one knows no TypeScript.
  const runs = found(text, /((?:[^\s`]*\/|npx )?\bnode [\w./-]+\.ts)\b/g).filter(
    (run) =>
      !/^(?:npx |node_modules\/\.bin\/)node /.test(run) ||
      !existsSync(join(root, run.split(" ").at(-1) ?? "")),
  );
  expect(runs, "scripts").toEqual([]);
  const commands = found(text, /\bnpm run ([a-z][\w:-]*)/g).filter((command) => !scripts.has(command));
  expect(commands, "npm scripts").toEqual([]);
});

test("every script of package.json that people call is in a document", () => {
  const all = documents.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const called = Object.keys(scripts).filter(
    (name) => !name.startsWith("check:") && name !== "start" && name !== "test",
  );
  expect(called.filter((name) => !all.includes(`npm run ${name}`))).toEqual([]);
});

test("docs/workflow.md has every page of the workflow app", () => {
  const rows = readFileSync(join(root, "docs/workflow.md"), "utf8").match(/^\| `\/.*$/gm) ?? [];
  const named = rows.flatMap((row) => found(row.split("|")[1] ?? "", /`(\/[^`]*)`/g));
  const pages = routes
    .filter(({ path }) => path !== "*")
    .map(({ path = "" }) => `/${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(named.toSorted()).toEqual(pages.toSorted());
});
