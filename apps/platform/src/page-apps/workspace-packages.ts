import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const scope = "@zoetrope/";

/** `rooms` (folders below `house`) and every package of ours that they use, however indirectly. */
export function withWorkspaceDependencies(rooms: readonly string[], house: string): string[] {
  const found = new Set(rooms);
  for (const room of found) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(house, room, "package.json"), "utf8"),
    ) as {
      dependencies?: Record<string, string>;
      /** A package that others install brings its workspace along in its own files. */
      devDependencies?: Record<string, string>;
    };
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const folder = `packages/${name.slice(scope.length)}`;
      // Apps have names of ours as well; who wants one names it.
      if (name.startsWith(scope) && existsSync(join(house, folder))) found.add(folder);
    }
  }
  return [...found];
}
