import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const open = createRequire(import.meta.url);
let read: IconSet | null = null;
const iconSet = (): IconSet =>
  (read ??= JSON.parse(readFileSync(open.resolve("@iconify-json/lucide/icons.json"), "utf8")) as IconSet);

/**
 * The drawing with every outline as an element of its own, called `p0`, `p1` and so on: the set joins outlines to one path, which could
 * only move as one.
 */
export function svgOf(name: string): string {
  const body = iconSet().icons[name]?.body;
  if (body === undefined) throw new Error(`There is no ${name} in Lucide`);
  let count = 0;
  const inside = [...body.matchAll(/<(path|rect|circle|ellipse)\b([^>]*)\/>/g)].flatMap(
    ([, tag = "", attributes = ""]) => {
      const own = attributes.replace(/\s(?:fill|stroke[a-z-]*)="[^"]*"/g, "");
      if (tag !== "path") return [`<${tag} id="p${count++}"${own}/>`];
      const data = /\sd="([^"]*)"/.exec(own)?.[1] ?? "";
      return outlinesOf(data).map((outline) => `<path id="p${count++}" d="${outline}"/>`);
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#1c1c21" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside.join("")}</svg>`;
}

const outlinesOf = (data: string): string[] =>
  svgpath(data)
    .abs()
    .round(3)
    .toString()
    .split(/(?=M)/)
    .filter((outline) => outline.trim() !== "");
