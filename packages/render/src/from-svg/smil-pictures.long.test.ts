import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromSvg } from "@zoetrope/lottie";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { findBrowser } from "../../../../scripts/test-command/ensure-browser.ts";
import { compareRgba, createSteadyPlayer, isClose } from "../testing/compare-svg.ts";

const folder = join(import.meta.dirname, "../../../../../shared/corpus/w3c-smil");
const size = { width: 480, height: 360 };
const shares = [0, 0.13, 0.37, 0.61, 0.88];
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
afterAll(() => browser.close());

/** Text and scripts are not what is compared: the fonts of this machine are not those of the tests. */
const withoutText = (source: string): string =>
  source.replaceAll(/<(text|script|font)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<(text|script)\b[^>]*\/>/g, "");

it.skipIf(!existsSync(folder))(
  "moving drawings of the W3C look at every time as in Chromium",
  async () => {
    const draw = await createSteadyPlayer();
    const page = await browser.newPage({ viewport: size });
    const files = readdirSync(folder).filter((name) => name.endsWith(".svg"));
    const off: string[] = [];
    for (const name of files) {
      const source = withoutText(readFileSync(join(folder, name), "utf8"));
      const { result, report } = await fromSvg(source, { ...size, frameRate: 60 });
      const json = result.animations[0]?.json ?? {};
      const frames = Number(json["op"]);
      await page.goto(`data:image/svg+xml;base64,${Buffer.from(source).toString("base64")}`);
      const errors: string[] = [];
      let isAlike = true;
      for (const share of shares) {
        const frame = Math.floor(share * (frames - 1)) + 0.5;
        await page.evaluate((seconds) => {
          const svg = document.documentElement as unknown as SVGSVGElement;
          svg.pauseAnimations();
          svg.setCurrentTime(seconds);
        }, frame / 60);
        const shot = await page.screenshot({ omitBackground: true });
        const expected = await sharp(shot).ensureAlpha().raw().toBuffer();
        const drawn = await draw(json, size, frame);
        const comparison = compareRgba(expected, drawn ?? new Uint8Array());
        isAlike &&= drawn !== null && isClose(comparison);
        errors.push(`${comparison.meanError.toFixed(1)}/${(comparison.differing * 100).toFixed(1)}%`);
      }
      if (!isAlike)
        off.push(
          `${name} ${frames} ${errors.join(" ")} ${report.diagnostics.map(({ code }) => code).join(" ")}`,
        );
    }
    const share = 1 - off.length / files.length;
    process.stdout.write(
      `${[...off, `${files.length - off.length} of ${files.length} close, ${(share * 100).toFixed(1)} %`].join("\n")}\n`,
    );
    expect(share).toBeGreaterThanOrEqual(0.85);
  },
  3_600_000,
);
