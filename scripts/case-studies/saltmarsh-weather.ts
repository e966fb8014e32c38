import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { optimiseJson, parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { median } from "../../benchmarks/harness.ts";
import type { CaseStudy } from "./case-study.ts";

const styles = ["fill", "flat", "line", "monochrome"];

/** Every weather icon of the seed once, whatever names it has. */
async function readIcons(): Promise<Uint8Array[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("@meteocons/lottie/manifest.json"));
  const icons = new Map<string, Uint8Array>();
  for (const style of styles) {
    for (const name of (await readdir(join(folder, style))).toSorted()) {
      if (!name.endsWith(".json")) continue;
      const bytes = await readFile(join(folder, style, name));
      icons.set(createHash("sha256").update(bytes).digest("hex"), bytes);
    }
  }
  return [...icons.values()];
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const megabytes = (sizes: readonly number[]): number => Math.round(sum(sizes) / 1e4) / 100;
const percent = (part: readonly number[], whole: readonly number[]): number =>
  Math.round((sum(part) / sum(whole)) * 1_000) / 10;

export default {
  slug: "saltmarsh-weather",
  async measure(progress) {
    const icons = await readIcons();
    progress(`${icons.length} icons`);
    const raw: number[] = [];
    const packed: number[] = [];
    const optimised: number[] = [];
    for (const bytes of icons) {
      const parsed = parseAnimation(bytes);
      const [animation] = parsed.animations;
      if (animation === undefined) throw new Error("an icon holds no animation");
      raw.push(bytes.length);
      packed.push(toDotLottie({ animations: [animation] }).length);
      optimised.push(
        toDotLottie({ animations: [{ ...animation, json: optimiseJson(animation.json) }] }).length,
      );
    }
    return [
      { id: "icons", what: "different weather icons", value: icons.length, unit: "files" },
      { id: "raw", what: "as Lottie JSON", value: megabytes(raw), unit: "MB" },
      { id: "packed", what: "as dotLottie", value: megabytes(packed), unit: "MB" },
      { id: "optimised", what: "as optimised dotLottie", value: megabytes(optimised), unit: "MB" },
      { id: "packed-share", what: "dotLottie, of the JSON", value: percent(packed, raw), unit: "%" },
      {
        id: "optimised-share",
        what: "optimised dotLottie, of the JSON",
        value: percent(optimised, raw),
        unit: "%",
      },
      {
        id: "median-icon",
        what: "the median icon, optimised",
        value: Math.round(median(optimised) / 100) / 10,
        unit: "kB",
        note: `${Math.round(median(raw) / 100) / 10} kB as JSON`,
      },
    ];
  },
} satisfies CaseStudy;
