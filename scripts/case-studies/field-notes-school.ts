import { listOriginals } from "@zoetrope/originals";
import { createRenderer } from "@zoetrope/render/server";
import { median, quantile } from "../../benchmarks/harness.ts";
import type { CaseStudy } from "./case-study.ts";

const width = 640;
const rounds = 3;

export default {
  slug: "field-notes-school",
  async measure(progress) {
    const files = listOriginals().map((original) => original.toDotLottie());
    const draw = (renderer: ReturnType<typeof createRenderer>, bytes: Uint8Array) =>
      renderer.renderFrame({ bytes, frame: "poster", width, format: "webp" });

    const one = createRenderer({ workers: 1 });
    const times: number[] = [];
    let bytesDrawn = 0;
    try {
      for (const bytes of files.slice(0, 10)) await draw(one, bytes);
      progress(`${files.length} posters, one after the other`);
      for (const bytes of files) {
        const startedAt = performance.now();
        const { bytes: picture } = await draw(one, bytes);
        times.push(performance.now() - startedAt);
        bytesDrawn += picture.length;
      }
    } finally {
      await one.close();
    }

    const two = createRenderer({ workers: 2 });
    const rates: number[] = [];
    try {
      await Promise.all(files.slice(0, 20).map((bytes) => draw(two, bytes)));
      for (let round = 0; round < rounds; round++) {
        progress(`round ${round + 1} of ${rounds}, two threads`);
        const startedAt = performance.now();
        await Promise.all(files.map((bytes) => draw(two, bytes)));
        rates.push((files.length / (performance.now() - startedAt)) * 1_000);
      }
    } finally {
      await two.close();
    }
    const milliseconds = (value: number): number => Math.round(value * 10) / 10;
    return [
      {
        id: "animations",
        what: "animations drawn",
        value: files.length,
        unit: "files",
        note: "every original of the catalogue",
      },
      {
        id: "rate",
        what: `posters a second, ${width} pixels wide, two threads`,
        value: Math.round(median(rates)),
        unit: "posters/s",
        note: `median of ${rounds} rounds`,
      },
      {
        id: "median",
        what: "one poster, median",
        value: milliseconds(median(times)),
        unit: "ms",
        note: "five frames looked at, the best one kept",
      },
      {
        id: "p95",
        what: "one poster, 95 of 100 take at most",
        value: milliseconds(quantile(times, 0.95)),
        unit: "ms",
      },
      {
        id: "size",
        what: "mean size of a poster",
        value: milliseconds(bytesDrawn / files.length / 1_000),
        unit: "kB",
        note: "WebP, quality 80",
      },
    ];
  },
} satisfies CaseStudy;
