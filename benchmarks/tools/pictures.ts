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
  const forms: [what: string, options: OptimiseOptions][] = [
    ["with the pictures as they came", { passes: { images: false } }],
    ["as PNG", {}],
    ["as WebP", { pictureCodec }],
    ["as WebP, drawn", { pictureCodec, renderers }],
  ];
  for (const [what, options] of forms) {
    report.progress(`${files.length} files with pictures, ${what}`);
    let [before, after, images, toWebp] = [0, 0, 0, 0];
    for (const { bytes } of files) {
      const made = await optimise(bytes, options);
      before += bytes.length;
      after += made.result.length;
      images += made.report.passes.find(({ name }) => name === "images")?.changes ?? 0;
      toWebp += made.report.picturesToWebp;
    }
    report.add({
      what: `files with pictures, optimised, ${what}, of the input`,
      value: (after / before) * 100,
      unit: "%",
      note: `${files.length} files, ${Math.round(before / 1024)} kB, ${images} pictures smaller, ${toWebp} of them WebP`,
    });
  }
}
