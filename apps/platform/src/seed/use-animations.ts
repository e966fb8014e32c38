import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { mit, type SeedEntry } from "./seed-entry.ts";
import { withSynonyms } from "./synonyms.ts";
import { useAnimationsNames } from "./use-animations-names.ts";

const packageSchema = z.object({ license: z.literal("MIT"), author: z.string(), homepage: z.url() });

/** The interface icons of useAnimations: their JSON files are read, the package's code is never run. */
export async function listUseAnimations(): Promise<SeedEntry[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("react-useanimations/package.json"));
  const about = packageSchema.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
  const creator = { username: "useanimations", name: "useAnimations", url: about.homepage };
  const authors = about.author.replaceAll(", ", " and ");
  return Object.entries(useAnimationsNames).map(([name, [thing, ...tags]]) => {
    const title = `${thing} · line`;
    return {
      sourceKey: `useanimations:${name}`,
      title,
      description: `${thing}: a small interface icon in line style that moves when it is used. From the useAnimations set by ${authors}.`,
      tags: withSynonyms("", [...tags, "icon", "icons", "interface", "ui", "micro-interaction", "line"]),
      category: "icons",
      creator,
      licence: mit,
      attribution: `“${title}” by ${authors} (useAnimations, ${about.homepage}), MIT License`,
      sourceUrl: "https://www.npmjs.com/package/react-useanimations",
      load: () => readFile(join(folder, "lib", name, `${name}.json`)),
    };
  });
}
