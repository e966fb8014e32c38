import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const packages = ["apps", "packages"].flatMap((kind) =>
  readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

/** The workspaces hide it: what a package imports resolves whether or not it says so, and builds and restarts go by what it says. */
test.each(packages)("%s names every package that it imports", (folder) => {
  const { name, ...manifest } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  const files = globSync("**/*.{ts,tsx}", {
    cwd: join(root, folder),
    exclude: ["node_modules/**", "build/**", ".react-router/**"],
  }).filter((file) => !isTest(file));
  expect(files.length).toBeGreaterThan(0);
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(root, folder, file), "utf8").matchAll(/(?:from|import\()\s*"(@zoetrope\/[\w-]+)/g),
    ].map(([, other = ""]) => other),
  );
  const missing = new Set(imported.filter((other) => other !== name && !(other in named)));
  expect([...missing]).toEqual([]);
});
