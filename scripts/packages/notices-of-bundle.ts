import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { standardLicences } from "./standard-licences.ts";
import type { OutputAsset, OutputChunk } from "rolldown";

/** Of a module's file: the folder of the package of others that it came with; null for our own. */
function foreignFolder(file: string): string | null {
  if (file.startsWith("\0")) return null;
  const parts = file.split(sep);
  const at = parts.lastIndexOf("node_modules");
  if (at < 0) return null;
  const length = parts[at + 1]?.startsWith("@") ? 3 : 2;
  return parts.slice(0, at + length).join(sep);
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

function licenceOf(folder: string, { name, license = "", author }: Manifest): string {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file !== undefined) return readFileSync(join(folder, file), "utf8").trim();
  const holder = typeof author === "string" ? author : author?.name;
  const standard = standardLicences[license];
  if (standard === undefined || holder === undefined) throw new Error(`${name} has no licence to go with it`);
  return standard(holder);
}

/** What is bundled goes with its licence. */
function notices(folders: readonly string[]): string {
  const texts = folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    return `## ${manifest.name} ${manifest.version}\n\n${licenceOf(folder, manifest)}\n`;
  });
  return `# Third-party notices\n\nThese packages are part of the built files.\n\n${[...new Set(texts)].toSorted().join("\n")}`;
}

/** Writes the licences of all that a bundle took in beside it. */
export function writeNotices(output: readonly (OutputAsset | OutputChunk)[], target: string): void {
  const foreign = new Set<string>();
  for (const chunk of output)
    for (const module of chunk.type === "chunk" ? chunk.moduleIds : []) {
      const from = foreignFolder(module);
      if (from) foreign.add(from);
    }
  if (foreign.size > 0) writeFileSync(join(target, "THIRD_PARTY_NOTICES.md"), notices([...foreign]));
}
