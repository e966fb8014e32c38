import { listSeedEntries } from "./src/seed/seed-entries.ts";
import { readFileSync } from "node:fs";
const e = await listSeedEntries();
const v = JSON.parse(readFileSync("apps/platform/src/seed/translations/de/tags.json", "utf8"));
console.log([...new Set(e.flatMap((x) => x.tags))].filter((t) => !v[t]).join("|"));
console.log(e.filter((x) => x.tags.length < 6).map((x) => [x.sourceKey, x.tags.length]));
const used = new Set(e.flatMap((x) => x.tags));
console.log(
  Object.keys(v)
    .filter((t) => !used.has(t))
    .join("|"),
  JSON.stringify(Object.keys(v).slice(0, 12)),
);
