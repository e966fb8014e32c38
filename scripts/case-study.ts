// `npm run case-study -- SLUG [SLUG …]` or `all`: measures what a case study reports and writes its results file.
import { readdirSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import type { CaseStudy, CaseStudyResult } from "./case-studies/case-study.ts";

const folder = join(import.meta.dirname, "case-studies");
const known = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && file !== "case-study.ts" && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -3));
const wanted = process.argv.slice(2);
const slugs = wanted.includes("all") ? known : wanted;
const unknown = slugs.filter((slug) => !known.includes(slug));
if (slugs.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `No case study named ${unknown.join(", ")}. ` : ""}Usage: npm run case-study -- SLUG, one of: ${known.join(", ")}, all`,
  );
  process.exit(2);
}

for (const slug of slugs) {
  const { default: study } = (await import(join(folder, `${slug}.ts`))) as { default: CaseStudy };
  console.log(`\n${slug}`);
  const figures = await study.measure((message) => console.log(`  … ${message}`));
  for (const { what, value, unit, note } of figures)
    console.log(`  ${what}: ${value} ${unit}${note === undefined ? "" : ` (${note})`}`);
  const result: CaseStudyResult = {
    slug,
    command: `npm run case-study -- ${slug}`,
    measuredAt: new Date().toISOString(),
    machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node ${process.versions.node.split(".")[0]}`,
    figures,
  };
  writeFileSync(join(folder, "results", `${slug}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
process.exit();
