import { chromium } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { comparePictures, type DrawSvg } from "@zoetrope/render/testing/compare-pictures";
import { findBrowser } from "../test-command/ensure-browser.ts";

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
const page = await browser.newPage();
afterAll(() => browser.close());

/** As a picture in a page: what it may not do there, such as fetching, it does not do here. */
const drawSvg: DrawSvg = async (svg, size) => {
  const text = await page.evaluate(
    async ([source, { width, height }]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("no canvas");
      context.drawImage(image, 0, 0, width, height);
      URL.revokeObjectURL(image.src);
      const { data } = context.getImageData(0, 0, width, height);
      let binary = "";
      for (let at = 0; at < data.length; at += 8_192)
        binary += String.fromCharCode(...data.subarray(at, at + 8_192));
      return btoa(binary);
    },
    [svg, size] as const,
  );
  return Buffer.from(text, "base64");
};

test("frames of real files as SVG look in Chromium as ThorVG draws them", async () => {
  const all = await comparePictures(realAnimations(), drawSvg);
  const mean = all.reduce((sum, { meanError }) => sum + meanError, 0) / all.length;
  const close = all.filter(({ meanError }) => meanError <= 2).length / all.length;
  for (const { path, frame, meanError, codes } of all
    .toSorted((a, b) => b.meanError - a.meanError)
    .slice(0, 30))
    console.log(`${meanError.toFixed(2)} ${path} at ${frame} ${codes.join(", ")}`);
  console.log(
    `${all.length} frames, mean error ${mean.toFixed(3)} of 255, ${(close * 100).toFixed(1)} % at most 2`,
  );
  expect(mean).toBeLessThan(2);
  expect(close).toBeGreaterThan(0.9);
}, 3_600_000);
