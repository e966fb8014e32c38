import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyseAccessibility } from "../../packages/lottie/src/index.ts";
import { openFrames } from "../../packages/render/src/index.ts";
import { openDrawingCore } from "../../packages/render/src/node.ts";
import { type Benchmark, median } from "../harness.ts";

const collection = join(import.meta.dirname, "../../node_modules/@meteocons/lottie/fill");
const files = 24;
const width = 512;

/** How many seconds of an animation are looked at in one, drawing included, in one thread. */
export async function addAccessibilityFigures(report: Parameters<Benchmark["run"]>[0]): Promise<void> {
  const names = readdirSync(collection).filter((name) => name.endsWith(".json"));
  const core = await openDrawingCore();
  const analyse = async (name: string) =>
    analyseAccessibility(readFileSync(join(collection, name)), { openFrames: openFrames(core), width });
  const shares: number[] = [];
  let framesPerSecond = 0;
  // Once to warm up, which is not counted: V8 compiles the player while it draws.
  await analyse(names.at(-1) ?? "");
  for (let index = 0; index < files; index++) {
    const before = process.cpuUsage();
    const { result } = await analyse(names[Math.floor((index * names.length) / files)] ?? "");
    const { user, system } = process.cpuUsage(before);
    framesPerSecond = Math.max(framesPerSecond, result.framesPerSecond);
    shares.push(result.frames / result.framesPerSecond / ((user + system) / 1e6));
    report.progress(`accessibility ${index + 1} of ${files}`);
  }
  report.add({
    what: "accessibility, times real time for a display of 512 × 512 pixels, median",
    value: median(shares),
    unit: "×",
    goal: { op: ">=", value: 10 },
    note: `${files} Meteocons at ${framesPerSecond} frames a second, on white and on black, drawing included, in a warm process (small first, in full where something flashes), by the time of the processor; slowest ${Math.min(...shares).toFixed(1)}`,
  });
}
