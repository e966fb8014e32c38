import type { Benchmark } from "./harness.ts";
import { runParts } from "./run-parts.ts";
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
  run: (report) => runParts(parts, report),
};

export default benchmark;
