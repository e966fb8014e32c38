import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageAppHost } from "./page-apps.ts";

/** What an app is built from besides its packages: words, and figures that pages show. */
const furtherInputs: Partial<Record<PageAppHost, readonly string[]>> = {
  site: ["content", "benchmarks/results", "scripts/case-studies/results"],
  workflow: ["content"],
};

/**
 * Files and folders below `house` that the build of a host is made from: the app, every package of ours that it uses, however
 * indirectly, and what else it reads.
 */
export function buildInputsOf(host: PageAppHost, house: string): string[] {
  const rooms = new Set<string>([`apps/${host}`]);
  for (const room of rooms) {
    const manifest = JSON.parse(readFileSync(join(house, room, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith("@zoetrope/")) rooms.add(`packages/${name.slice("@zoetrope/".length)}`);
    }
  }
  return [...rooms, ...(furtherInputs[host] ?? []), "package-lock.json"];
}
