import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

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
