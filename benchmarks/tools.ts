import type { Benchmark } from "./harness.ts";
import { measureOptimising } from "./tools/optimise.ts";

/** `--sample=3` takes every third file only. */
const benchmark: Benchmark = {
  name: "tools",
  title: "Tools for files",
  needs: ["browser"],
  async run(report) {
    await measureOptimising(report);
  },
};

export default benchmark;
