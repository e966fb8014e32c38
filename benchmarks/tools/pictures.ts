import { optimise } from "../../packages/lottie/src/index.ts";
import type { Benchmark } from "../harness.ts";
import { filesWithPictures } from "./samples.ts";

/** Files of which most is pictures, packed anew without a pixel changed; `step` as in the other figures. */
export async function measurePictures(report: Parameters<Benchmark["run"]>[0], step: number): Promise<void> {
  const files = filesWithPictures().filter((_, index) => index % step === 0);
  if (files.length === 0) return;
  report.progress(`${files.length} files with pictures`);
  let [before, after, withoutPictures, images] = [0, 0, 0, 0];
  for (const { bytes } of files) {
    const all = await optimise(bytes);
    const others = await optimise(bytes, { passes: { images: false } });
    before += bytes.length;
    after += all.result.length;
    withoutPictures += others.result.length;
    images += all.report.passes.find(({ name }) => name === "images")?.changes ?? 0;
  }
  report.add({
    what: "files with pictures, optimised without drawing, of the input",
    value: (after / before) * 100,
    unit: "%",
    note: `${files.length} files, ${Math.round(before / 1024)} kB, ${images} pictures smaller; ${((withoutPictures / before) * 100).toFixed(1)} % with the pictures as they came`,
  });
}
