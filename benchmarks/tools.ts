import type { Benchmark } from "./harness.ts";
import { addAccessibilityFigures } from "./tools/accessibility-figures.ts";
import { measureMovingPictures } from "./tools/moving-pictures.ts";
import { measureFromSvg } from "./tools/from-svg.ts";
import { measureOptimising, step } from "./tools/optimise.ts";
import { measurePictures } from "./tools/pictures.ts";
import { measureReading } from "./tools/reading.ts";

/** `--sample=3` takes every third file only. */
const benchmark: Benchmark = {
  name: "tools",
  title: "Tools for files",
  needs: ["browser"],
  async run(report) {
    await measureReading(report);
    await measureFromSvg(report);
    await measureMovingPictures(report);
    await measurePictures(report, step);
    await measureOptimising(report);
    await addAccessibilityFigures(report);
  },
};

export default benchmark;
