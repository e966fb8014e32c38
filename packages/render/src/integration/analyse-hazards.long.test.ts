import { analyseAccessibility, type DrawnFrames, type OpenFrames } from "@zoetrope/lottie";
import { expect, it } from "vitest";
import { type Hazard, lottieOf } from "../../../lottie/src/accessibility/testing/hazard.ts";
import { hazards } from "../../../lottie/src/accessibility/testing/hazards.ts";
import { testedWidths } from "../../../lottie/src/accessibility/testing/panel.ts";
import { openDrawingCore } from "../node.ts";
import { openFrames } from "../drawing/open-frames.ts";

/** So many that lie over each other, across and down, take the player up to two seconds a frame. */
const manyRectangles = 100;

const isFine = ({ panels }: Hazard): boolean =>
  panels.some(({ rectangles }) => rectangles.length >= manyRectangles);

/** Has the player draw each picture of a hazard once, and shows it again whenever its panels have the same colours. */
function eachPictureOnce(open: OpenFrames, { panels }: Hazard): OpenFrames {
  const known = new Map<string, Uint8Array>();
  return async (parsed, animationId, width): Promise<DrawnFrames> => {
    const drawn = await open(parsed, animationId, width);
    const view = async (frame: number): Promise<Uint8Array> => {
      const colours = panels.map(({ colourAt }) => String(colourAt(Math.floor(frame))));
      const name = [width, ...colours].join(" ");
      const pixels = known.get(name) ?? (await drawn.draw(frame));
      known.set(name, pixels);
      return pixels;
    };
    return { width: drawn.width, height: drawn.height, draw: view };
  };
}

it("judges every hazard and near-miss as WCAG's arithmetic says, drawn by the player, at three sizes", async () => {
  const open = openFrames(await openDrawingCore());
  const wrong: string[] = [];
  for (const hazard of hazards) {
    const bytes = new TextEncoder().encode(JSON.stringify(lottieOf(hazard)));
    const frames = isFine(hazard) ? eachPictureOnce(open, hazard) : open;
    for (const width of testedWidths) {
      const { result } = await analyseAccessibility(bytes, { openFrames: frames, width });
      if (result.isSafe === hazard.isHarmfulAt(width)) wrong.push(`${hazard.name} at ${width} pixels`);
    }
  }
  expect(hazards.length).toBeGreaterThanOrEqual(60);
  expect(wrong).toEqual([]);
}, 3_600_000);
