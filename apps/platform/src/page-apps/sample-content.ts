import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./page-apps.ts";

/** Front matter alone counts, up to the second line of ---. */
const isSample = (source: string): boolean =>
  /^isSample: true\s*$/m.test(source.split(/^---\s*$/m, 2)[1] ?? "");

/** Files of `content/` with `isSample: true`: examples that whoever runs the platform replaces. Pages say nothing of it. */
export function sampleContent(folder = join(root, "content")): string[] {
  return globSync("**/*.mdx", { cwd: folder })
    .filter((file) => isSample(readFileSync(join(folder, file), "utf8")))
    .map((file) => `content/${file}`)
    .toSorted();
}
