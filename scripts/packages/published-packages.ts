import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  /** False: each module is published by itself, so that bundlers leave out what is not used. */
  sideEffects?: boolean | string[];
  private?: boolean;
  keywords?: string[];
  exports: Record<string, string>;
  /** `exports`: what whoever installs the package imports, by the same names as the sources that it is built from. */
  publishConfig?: {
    exports?: Record<string, { types: string; default: string }>;
    bin?: Record<string, string>;
  };
  bin?: Record<string, string>;
  engines?: Record<string, string>;
}

export interface Entry {
  /** As others name it, such as `./element`. */
  subpath: string;
  /** Of the built files, such as `element`. */
  name: string;
  source: string;
  /** The committed API report. It is also the types of the published package. */
  reportFile: string;
}

export interface PublishedPackage {
  folder: string;
  manifest: Manifest;
  entries: Entry[];
}

function readPackage(folder: string): PublishedPackage | null {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  if (manifest.private || !manifest.publishConfig?.exports) return null;
  const entries = Object.entries(manifest.publishConfig.exports).map(
    ([subpath, { default: built }]): Entry => {
      const source = manifest.exports[subpath];
      if (source === undefined)
        throw new Error(`${manifest.name} publishes ${subpath}, which it does not export`);
      const name = basename(built, ".js");
      return { subpath, name, source: join(folder, source), reportFile: join(folder, "api", `${name}.d.ts`) };
    },
  );
  return { folder, manifest, entries };
}

/** What others install: every package of the workspace that is not private. */
export const publishedPackages = (): PublishedPackage[] =>
  globSync("packages/*/package.json", { cwd: root })
    .toSorted()
    .map((file) => readPackage(join(root, dirname(file))))
    .filter((found) => found !== null);

/** A command that others install: one file to run, which nobody imports. */
export interface PublishedCommand {
  folder: string;
  manifest: Manifest;
  name: string;
  source: string;
}

/** Every package of the workspace that publishes a command. */
export const publishedCommands = (): PublishedCommand[] =>
  globSync("packages/*/package.json", { cwd: root })
    .toSorted()
    .flatMap((file): PublishedCommand[] => {
      const folder = join(root, dirname(file));
      const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
      if (manifest.private) return [];
      return Object.keys(manifest.publishConfig?.bin ?? {}).flatMap((name) => {
        const source = manifest.bin?.[name];
        return source === undefined ? [] : [{ folder, manifest, name, source: join(folder, source) }];
      });
    });
