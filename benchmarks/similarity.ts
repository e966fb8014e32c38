import { createRenderer } from "@zoetrope/render/server";
import type { Benchmark } from "./harness.ts";
import { writeExamplesPage } from "./similarity/examples-page.ts";
import { judge } from "./similarity/judged-cases.ts";
import { measureMany } from "./similarity/many-vectors.ts";
import { measureSeed } from "./similarity/measured-seed.ts";
import { measureWholeSearches } from "./similarity/whole-searches.ts";

const flag = "--records=";
/** Fewer (`-- --records=30000`) show in a minute or two that all of it runs; the goals are for these. */
const records = Number(
  process.argv.find((argument) => argument.startsWith(flag))?.slice(flag.length) ?? 600_000,
);

export default {
  name: "similarity",
  title: `Similarity: 300 judged cases over the seed, and ${records.toLocaleString("en")} perturbed vectors`,
  needs: ["postgres"],
  async run(report) {
    const renderer = createRenderer();
    try {
      const seed = await measureSeed(renderer, report.progress);
      await judge(seed, renderer, report);
      report.progress(`twelve examples to look at: ${await writeExamplesPage(seed, renderer)}`);
      measureMany(seed, records, report);
      await measureWholeSearches(seed, records, report);
    } finally {
      await renderer.close();
    }
  },
} satisfies Benchmark;
