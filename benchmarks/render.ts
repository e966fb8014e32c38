import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRenderer } from "../packages/render/src/server.ts";
import { type Benchmark, median, quantile } from "./harness.ts";

const collection = join(import.meta.dirname, "../node_modules/@meteocons/lottie");
const posterWidth = 320;

interface Sample {
  bytes: Uint8Array;
  text: string;
}

/** The collection in an order that mixes its styles, always the same. */
function readCollection(): Sample[] {
  const paths = ["fill", "flat", "line", "monochrome"].flatMap((style) =>
    readdirSync(join(collection, style)).map((name) => join(collection, style, name)),
  );
  const spread = paths
    .filter((path) => path.endsWith(".json"))
    .map((path, index) => ({ path, place: (index * 7919) % paths.length }));
  return spread
    .toSorted((a, b) => a.place - b.place)
    .map(({ path }) => {
      const bytes = readFileSync(path);
      return { bytes, text: bytes.toString("utf8") };
    });
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Skottie in this thread, if it is installed for this platform: first frame as PNG and WebP. */
async function openSkottie(): Promise<((text: string, format: "png" | "webp") => Promise<void>) | null> {
  const canvasModule = await import("@napi-rs/canvas").catch(() => null);
  if (canvasModule === null) return null;
  return async (text, format) => {
    const animation = canvasModule.LottieAnimation.loadFromData(text);
    const canvas = canvasModule.createCanvas(
      posterWidth,
      Math.round((posterWidth * animation.height) / animation.width),
    );
    animation.seekFrame(0);
    animation.render(canvas.getContext("2d"), { x: 0, y: 0, width: canvas.width, height: canvas.height });
    await (format === "png" ? canvas.encode("png") : canvas.encode("webp", 80));
  };
}

const benchmark: Benchmark = {
  name: "render",
  title: "Pictures from animations",
  async run(report) {
    const all = readCollection();
    const sizes = all.map(({ bytes }) => bytes.length);
    const bySize = all.toSorted((a, b) => a.bytes.length - b.bytes.length);
    const middle = bySize.slice(Math.floor(all.length / 2) - 50, Math.floor(all.length / 2) + 50);
    const sizeNote = `100 files around the median of ${(median(sizes) / 1024).toFixed(1)} kB`;

    report.progress("first frames, one warm worker");
    const single = createRenderer({ workers: 1 });
    const skottie = await openSkottie();
    const draw = ({ bytes }: Sample, frame: number | "poster", format: "png" | "webp"): Promise<number> =>
      time(() => single.renderFrame({ bytes, frame, width: posterWidth, format }));
    for (const sample of middle.slice(0, 10)) {
      await draw(sample, "poster", "webp");
      await skottie?.(sample.text, "png");
    }
    for (const format of ["png", "webp"] as const) {
      const ours: number[] = [];
      const theirs: number[] = [];
      const posters: number[] = [];
      for (const sample of middle) {
        ours.push(await draw(sample, 0, format));
        posters.push(await draw(sample, "poster", format));
        if (skottie !== null) theirs.push(await time(() => skottie(sample.text, format)));
      }
      const peer =
        theirs.length > 0 ? { peer: { name: "Skottie in the calling thread", value: median(theirs) } } : {};
      report.add({
        what: `first frame to ${format}, ${posterWidth} px, median`,
        value: median(ours),
        unit: "ms",
        note: sizeNote,
        ...peer,
      });
      report.add({
        what: `poster (best of five frames) to ${format}, ${posterWidth} px, median`,
        value: median(posters),
        unit: "ms",
        goal: { op: "<=", value: 10 },
        note: `p95 ${quantile(posters, 0.95).toFixed(1)} ms`,
      });
    }

    report.progress("preparing, one worker, one file after the other");
    const times: number[] = [];
    for (const { bytes } of all.slice(0, 300)) times.push(await time(() => single.prepare(bytes)));
    await single.close();
    const note = "facts, four formats, poster 640 px, palette; 300 files of the collection";
    report.add({
      what: "prepare a file, median",
      value: median(times),
      unit: "ms",
      goal: { op: "<=", value: 45 },
      note,
    });
    report.add({ what: "prepare a file, p95", value: quantile(times, 0.95), unit: "ms", note });

    report.progress(`preparing all ${all.length} files, two workers`);
    const renderer = createRenderer({ workers: 2 });
    let refused = 0;
    let next = 0;
    const total = await time(async () => {
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let sample = all[next++]; sample !== undefined; sample = all[next++]) {
            if ("refused" in (await renderer.prepare(sample.bytes))) refused++;
          }
        }),
      );
    });
    await renderer.close();
    report.add({
      what: `prepare ${all.length} files, two workers`,
      value: all.length / (total / 1000),
      unit: "files/s",
      note: `${(total / 1000).toFixed(1)} s, ${refused} refused`,
    });
    report.add({
      what: "memory of the process after it",
      value: process.memoryUsage().rss / 1048576,
      unit: "MB",
      note: "threads ended",
    });
  },
};

export default benchmark;
