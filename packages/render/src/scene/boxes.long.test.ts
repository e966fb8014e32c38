import { expect, it } from "vitest";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { compareBoxes } from "../testing/compare-boxes.ts";

/**
 * Where ThorVG is wrong: reference pictures show how groups of trimmed paths are to look (`reference-pictures.test.ts`), and
 * lottie-web gives each component its own easing.
 */
const mistakesOfThorvg = /trim-individually|trim-group|fireworkds|voice_recognition/;

it("99 in 100 layers of real files are where ThorVG paints them, to the pixel", async () => {
  const files = [...realAnimations()];
  const { layers, unsupported, off } = await compareBoxes(files, 12);
  const known = off.filter((line) => mistakesOfThorvg.test(line)).length;
  const share = 1 - (off.length - known) / (layers - known);
  const lines = [
    ...off,
    `${layers} layers, ${off.length} off by more than a pixel, ${known} of them by known mistakes of ThorVG`,
    `${(share * 100).toFixed(2)} % of the others within a pixel; ${unsupported} left out as not supported`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(share).toBeGreaterThanOrEqual(0.99);
}, 3_600_000);
