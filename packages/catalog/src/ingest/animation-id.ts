import { createHash } from "node:crypto";
import { normaliseText } from "@zoetrope/concepts";

const idLength = 10;
const maxSlugLength = 80;

/** The public id of what came from a source: 10 of [0-9a-z], the same at every ingest. */
export function animationIdOf(sourceKey: string): string {
  const number = createHash("sha256").update(sourceKey).digest().readBigUInt64BE(0);
  return (number % 36n ** BigInt(idLength)).toString(36).padStart(idLength, "0");
}

/** Words of the title for the address; `animation` when it has none that an address can show plainly. */
export function slugOf(title: string): string {
  const slug = normaliseText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "animation" : slug;
}
