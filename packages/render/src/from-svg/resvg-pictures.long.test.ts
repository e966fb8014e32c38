import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createTextShaper, fromSvg } from "@zoetrope/lottie";
import * as harfbuzz from "harfbuzzjs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { compareRgba, createSteadyPlayer, isClose } from "../testing/compare-svg.ts";
import { beyondLottie } from "./beyond-lottie.ts";

const folder = join(import.meta.dirname, "../../../../../shared/corpus/resvg");

it.skipIf(!existsSync(folder))(
  "9 of 10 drawings of resvg's tests that Lottie can express look as their reference pictures",
  async () => {
    const fonts = readdirSync(join(folder, "fonts"))
      .filter((name) => /^(?!.*(?:Emoji|SBIX)).*\.[ot]tf$/.test(name))
      .toSorted((a, b) => Number(b.startsWith("NotoSans-Regular")) - Number(a.startsWith("NotoSans-Regular")))
      .map((name) => new Uint8Array(readFileSync(join(folder, "fonts", name))));
    const shaper = createTextShaper(harfbuzz, fonts);
    const draw = await createSteadyPlayer();
    const files = readdirSync(join(folder, "tests"), { recursive: true, encoding: "utf8" })
      .filter(
        (name) => name.endsWith(".svg") && existsSync(join(folder, "tests", name.replace(/svg$/, "png"))),
      )
      .toSorted();
    const beyond = new Map<string, number>();
    const off: string[] = [];
    const counts = { all: 0, close: 0, withoutText: 0, closeWithoutText: 0 };
    for (const name of files) {
      const path = join(folder, "tests", name);
      const source = readFileSync(path);
      const reason = beyondLottie(source.toString());
      if (reason !== null) {
        beyond.set(reason, (beyond.get(reason) ?? 0) + 1);
        continue;
      }
      const picture = sharp(path.replace(/svg$/, "png")).ensureAlpha();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      let line = "";
      let isAlike = false;
      try {
        const { result, report } = await fromSvg(new Uint8Array(source), { shaper });
        const drawn = await draw(result.animations[0]?.json, info);
        const comparison = compareRgba(data, drawn ?? new Uint8Array());
        isAlike = drawn !== null && isClose(comparison);
        const codes = report.diagnostics.map(({ code }) => code).join(" ");
        line = `${comparison.meanError.toFixed(1)} ${(comparison.differing * 100).toFixed(1)}% ${codes}`;
      } catch (error) {
        line = String(error);
      }
      if (!isAlike) off.push(`${relative(".", name)} ${line}`);
      const hasText = name.startsWith("text") || source.includes("<text");
      counts.all++;
      counts.close += Number(isAlike);
      if (hasText) continue;
      counts.withoutText++;
      counts.closeWithoutText += Number(isAlike);
    }
    const share = (close: number, all: number): string =>
      `${close} of ${all}, ${((close / all) * 100).toFixed(1)} %`;
    process.stdout.write(
      `${[
        ...off,
        ...[...beyond].map(([reason, count]) => `${count} left out: ${reason}`),
        `close: ${share(counts.close, counts.all)}; without text ${share(counts.closeWithoutText, counts.withoutText)}`,
      ].join("\n")}\n`,
    );
    expect(counts.close / counts.all).toBeGreaterThanOrEqual(0.9);
    expect(counts.closeWithoutText / counts.withoutText).toBeGreaterThanOrEqual(0.93);
  },
  3_600_000,
);
