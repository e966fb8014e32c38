import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const notSources = new Set(["node_modules", ".git", ".react-router", ".zoetrope", "docs"]);

/** What is built lies beside a manifest; a folder of that name further down holds sources. */
const isBuilt = (path: string): boolean =>
  basename(path) === "build" && existsSync(join(dirname(path), "package.json"));

const packageFolders = (folder: string): string[] => [
  "",
  ...["apps", "packages"].flatMap((kind) => readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`)),
];

/** A checkout of its own, whose sources may be edited: everything but the packages of others is copied. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), "zoetrope-checkout-"));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !(notSources.has(basename(path)) || isBuilt(path)),
  });
  for (const folder of packageFolders(root)) {
    const modules = join(root, folder, "node_modules");
    if (!existsSync(modules)) continue;
    const own = join(copy, folder, "node_modules");
    mkdirSync(join(own, "@zoetrope"), { recursive: true });
    for (const name of readdirSync(modules)) {
      if (name !== "@zoetrope" && !name.startsWith(".")) symlinkSync(join(modules, name), join(own, name));
    }
    // These links are relative: in the copy they lead to the copy.
    for (const name of folder === "" ? readdirSync(join(modules, "@zoetrope")) : [])
      symlinkSync(readlinkSync(join(modules, "@zoetrope", name)), join(own, "@zoetrope", name));
  }
  return copy;
}

/** Replaces a text of a file, which has to have it. */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(file, text.replace(from, to));
}
