import { analyseAccessibility } from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import { listDirectedIcons } from "../index.ts";

/** Pixels at which they are drawn, which is quick; the width they are judged at is a tenth above the catalogue's 512 instead. */
const drawnWidth = 128;
const width = 564;

/** The icons that flash harmfully where they are played in a circle; `names` default to all of them. */
export async function findFlashingIcons(names?: readonly string[]): Promise<string[]> {
  const frames = openFrames(await openDrawingCore());
  const flashing: string[] = [];
  for (const icon of listDirectedIcons()) {
    if (names?.includes(icon.name) === false) continue;
    const { result } = await analyseAccessibility(await icon.toDotLottie(icon.name), {
      openFrames: frames,
      width,
      drawnWidth,
    });
    if (!result.isSafe) flashing.push(icon.name);
  }
  return flashing;
}
