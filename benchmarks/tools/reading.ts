import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect, parseAnimation } from "@zoetrope/lottie";
import { toPicture } from "@zoetrope/render";
import { openDrawingCore, openPictureEncoder } from "@zoetrope/render/node";
import { type Benchmark, type Figure, median } from "../harness.ts";

const collection = join(import.meta.dirname, "../../node_modules/@meteocons/lottie/fill");

/** Through all files: the first half is left out of the figures. */
const passes = 20;

/** How fast files are read and inspected, and a poster made. */
export async function measureReading(report: Parameters<Benchmark["run"]>[0]): Promise<void> {
  const all = readdirSync(collection)
    .filter((name) => name.endsWith(".json"))
    .map((name) => new Uint8Array(readFileSync(join(collection, name))));
  report.progress(`inspecting ${all.length} files`);
  const megabytes = all.reduce((sum, { length }) => sum + length, 0) / 1e6;
  const speedOf = async (read: (bytes: Uint8Array) => unknown): Promise<number> => {
    const before = process.cpuUsage();
    for (const bytes of all) await read(bytes);
    const { user, system } = process.cpuUsage(before);
    return megabytes / ((user + system) / 1e6);
  };
  const decoder = new TextDecoder();
  const speeds: Record<"parsing" | "reading" | "inspecting", number[]> = {
    parsing: [],
    reading: [],
    inspecting: [],
  };
  for (let pass = 0; pass < passes; pass++) {
    speeds.parsing.push(await speedOf((bytes) => JSON.parse(decoder.decode(bytes))));
    speeds.inspecting.push(await speedOf((bytes) => inspect(bytes)));
    speeds.reading.push(await speedOf((bytes) => parseAnimation(bytes)));
  }
  // The engine compiles what it meets often for some passes; the first is told beside.
  const add = (what: string, each: number[], more: Pick<Figure, "goal" | "note">): void =>
    report.add({
      what,
      value: median(each.slice(passes / 2)),
      unit: "MB/s",
      peer: { name: "JSON.parse alone", value: median(speeds.parsing.slice(passes / 2)) },
      ...more,
    });
  const note = `${all.length} files, ${megabytes.toFixed(1)} MB, processor time, median of ${passes / 2} passes`;
  add("parse and check", speeds.reading, { note });
  add("inspect, parsing included", speeds.inspecting, {
    goal: { op: ">=", value: 100 },
    note: `${note}; ${(speeds.inspecting[0] ?? 0).toFixed(1)} at the first, nothing compiled yet`,
  });
  report.progress("posters");
  const core = await openDrawingCore();
  const encoder = await openPictureEncoder("webp");
  const times: number[] = [];
  for (const bytes of all.slice(0, 110)) {
    const start = performance.now();
    await toPicture(bytes, { core, encoder, width: 320 });
    times.push(performance.now() - start);
  }
  report.add({
    what: "poster (best of five frames) as WebP in the calling thread, 320 px, median",
    value: median(times.slice(10)),
    unit: "ms",
    goal: { op: "<=", value: 10 },
  });
}
