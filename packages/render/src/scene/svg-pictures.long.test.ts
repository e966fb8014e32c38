import { expect, it } from "vitest";
import { realAnimations } from "../../../lottie/src/testing/corpus.ts";
import { comparePictures } from "./compare-pictures.ts";

it("frames of real files as SVG look as ThorVG draws them", async () => {
  const all = (await comparePictures(realAnimations())).toSorted((a, b) => b.meanError - a.meanError);
  const mean = all.reduce((sum, { meanError }) => sum + meanError, 0) / all.length;
  const close = all.filter(({ meanError }) => meanError <= 2).length / all.length;
  const lines = all
    .slice(0, 25)
    .map(
      ({ path, frame, meanError, codes }) =>
        `${meanError.toFixed(2)} ${path} at ${frame} ${codes.join(", ")}`,
    );
  lines.push(
    `${all.length} frames, mean error ${mean.toFixed(3)} of 255, ${(close * 100).toFixed(1)} % at most 2`,
  );
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(mean).toBeLessThan(1);
  expect(close).toBeGreaterThan(0.9);
}, 3_600_000);
