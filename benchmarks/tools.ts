import type { Benchmark } from "./harness.ts";
import { addAccessibilityFigures } from "./tools/accessibility-figures.ts";
import { measureMovingPictures } from "./tools/moving-pictures.ts";
import { measureFromSvg } from "./tools/from-svg.ts";
import { measureOptimising, step } from "./tools/optimise.ts";
import { measurePictures } from "./tools/pictures.ts";
import { measureReading } from "./tools/reading.ts";

type Part = (report: Parameters<Benchmark["run"]>[0]) => Promise<void>;

const parts: Record<string, Part> = {
  reading: measureReading,
  svg: measureFromSvg,
  moving: measureMovingPictures,
  pictures: (report) => measurePictures(report, step),
  optimise: measureOptimising,
  accessibility: addAccessibilityFigures,
};

/** `--only=moving,accessibility` measures some of the parts, `--sample=3` takes every third file only of `pictures` and `optimise`. */
const benchmark: Benchmark = {
  name: "tools",
  title: "Tools for files",
  needs: ["browser"],
  async run(report) {
    const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
    const wanted = only?.split(",") ?? Object.keys(parts);
    const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
    if (unknown.length > 0)
      throw new Error(`no part is called ${unknown.join(", ")}; they are ${Object.keys(parts).join(", ")}`);
    for (const name of wanted) {
      const startedAt = performance.now();
      await parts[name]?.(report);
      report.progress(`${name} took ${Math.round((performance.now() - startedAt) / 1000)} s`);
    }
  },
};

export default benchmark;
