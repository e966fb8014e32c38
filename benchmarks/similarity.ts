import { createRenderer } from "@zoetrope/render/server";
import type { Benchmark } from "./harness.ts";
import { writeExamplesPage } from "./similarity/examples-page.ts";
import { judge } from "./similarity/judged-cases.ts";
import { measureMany } from "./similarity/many-vectors.ts";
import { measureSeed } from "./similarity/measured-seed.ts";

export default {
  name: "similarity",
  title: "Similarity: 300 judged cases over the seed, and 600,000 perturbed vectors",
  async run(report) {
    const renderer = createRenderer();
    try {
      const seed = await measureSeed(renderer, report.progress);
      await judge(seed, renderer, report);
      report.progress(`twelve examples to look at: ${await writeExamplesPage(seed, renderer)}`);
      measureMany(seed, report);
    } finally {
      await renderer.close();
    }
  },
} satisfies Benchmark;
