import { expect, it } from "vitest";
import { realAnimations } from "../../../lottie/src/testing/corpus.ts";
import { compareBoxes } from "./compare-boxes.ts";

it("99 in 100 layers of real files are where ThorVG paints them, to the pixel", async () => {
  const { layers, off } = await compareBoxes(realAnimations(), 12);
  const share = 1 - off.length / layers;
  const lines = [...off, `${layers} layers, ${(share * 100).toFixed(2)} % within a pixel`];
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(share).toBeGreaterThanOrEqual(0.99);
}, 3_600_000);
