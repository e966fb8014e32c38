import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const scope = "@zoetrope/";

/** `packages` (folders below `root`) and every package of ours that they use, however indirectly. */
export function withWorkspaceDependencies(packages: readonly string[], root: string): string[] {
  const found = new Set(packages);
  for (const member of found) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, member, "package.json"), "utf8"),
    ) as {
      dependencies?: Record<string, string>;
      /** A package that others install brings its workspace along in its own files. */
      devDependencies?: Record<string, string>;
    };
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const folder = `packages/${name.slice(scope.length)}`;
      // Apps have names of ours as well; who wants one names it.
      if (name.startsWith(scope) && existsSync(join(root, folder))) found.add(folder);
    }
  }
  return [...found];
}
