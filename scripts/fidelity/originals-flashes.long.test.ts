import { analyseAccessibility } from "@zoetrope/lottie";
import { listOriginals } from "@zoetrope/originals";
import { openFrames } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import { expect, it } from "vitest";

/** CSS pixels at which animations are usually shown. */
const width = 512;

it("none of our own animations flashes harmfully where it is usually shown", async () => {
  const frames = openFrames(await openDrawingCore());
  const unsafe: string[] = [];
  for (const original of listOriginals()) {
    const { result } = await analyseAccessibility(original.toDotLottie(), {
      openFrames: frames,
      width,
      drawnWidth: width / 2,
    });
    if (!result.isSafe) unsafe.push(original.key);
  }
  expect(unsafe).toEqual([]);
}, 600_000);
