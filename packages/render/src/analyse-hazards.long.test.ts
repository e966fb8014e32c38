import { analyseAccessibility } from "@zoetrope/lottie";
import { expect, it } from "vitest";
import { lottieOf } from "../../lottie/src/accessibility/testing/hazard.ts";
import { hazards } from "../../lottie/src/accessibility/testing/hazards.ts";
import { testedWidths } from "../../lottie/src/accessibility/testing/panel.ts";
import { openDrawingCore } from "./node.ts";
import { openFrames } from "./open-frames.ts";

it("judges every hazard and near-miss as WCAG's arithmetic says, drawn by the player, at three sizes", async () => {
  const player = await openDrawingCore();
  const wrong: string[] = [];
  for (const hazard of hazards)
    for (const width of testedWidths) {
      const bytes = new TextEncoder().encode(JSON.stringify(lottieOf(hazard)));
      const { result } = await analyseAccessibility(bytes, { openFrames: openFrames(player), width });
      if (result.isSafe === hazard.isHarmfulAt(width)) wrong.push(`${hazard.name} at ${width} pixels`);
    }
  expect(hazards.length).toBeGreaterThanOrEqual(60);
  expect(wrong).toEqual([]);
}, 3_600_000);
