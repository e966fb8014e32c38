import { maxTagLength, maxTags } from "@zoetrope/kit/limits";

/** The tags of a line, with commas of any script between them; each once, in their order. */
export function readTags(line: string): string[] {
  const tags = line
    .split(/[,،、，;]/)
    .map((tag) => tag.trim().replace(/^#/, "").slice(0, maxTagLength))
    .filter((tag) => tag !== "");
  return [...new Set(tags)].slice(0, maxTags);
}
