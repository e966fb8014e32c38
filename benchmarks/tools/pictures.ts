import { optimise, type OptimiseOptions } from "../../packages/lottie/src/index.ts";
import { openFrames } from "../../packages/render/src/index.ts";
import { openDrawingCore, openPictureCodec } from "../../packages/render/src/node.ts";
import type { Benchmark } from "../harness.ts";
import { filesWithPictures } from "./samples.ts";

/** Files of which most is pictures, as PNG and as WebP, with and without a look at the frames; `step` as in the other figures. */
export async function measurePictures(report: Parameters<Benchmark["run"]>[0], step: number): Promise<void> {
  const files = filesWithPictures().filter((_, index) => index % step === 0);
  if (files.length === 0) return;
  const pictureCodec = await openPictureCodec();
  const renderers = [{ name: "ThorVG", openFrames: openFrames(await openDrawingCore()) }];
  const forms: { what: string; options: OptimiseOptions; isGoal?: true }[] = [
    { what: "with the pictures as they came", options: { passes: { images: false } } },
    { what: "as PNG", options: {} },
    { what: "as WebP", options: { pictureCodec } },
    { what: "as WebP, drawn", options: { pictureCodec, renderers }, isGoal: true },
  ];
  let asTheyCame: number | null = null;
  for (const { what, options, isGoal } of forms) {
    report.progress(`${files.length} files with pictures, ${what}`);
    let [before, after, images, toWebp] = [0, 0, 0, 0];
    for (const { bytes } of files) {
      const made = await optimise(bytes, options);
      before += bytes.length;
      after += made.result.length;
      images += made.report.passes.find(({ name }) => name === "images")?.changes ?? 0;
      toWebp += made.report.picturesToWebp;
    }
    const value = (after / before) * 100;
    asTheyCame ??= value;
    report.add({
      what: `files with pictures, optimised, ${what}, of the input`,
      value,
      unit: "%",
      // Half of what it was when pictures stayed as they came.
      ...(isGoal && { goal: { op: "<=", value: asTheyCame / 2 } }),
      note: `${files.length} files, ${Math.round(before / 1024)} kB, ${images} pictures smaller, ${toWebp} of them WebP`,
    });
  }
}
