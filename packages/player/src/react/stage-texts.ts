import type { PlayerMessages } from "./player-messages.ts";

/** What the controls say while the first frame is shown. */
export interface FirstFrameTexts {
  /** As many digits as the last one has: "01". */
  number: string;
  count: string;
  /** "Frame 1 of 10". */
  frameOf: string;
}

/** All that stage and controls say of one animation before it plays, but its markers. */
export interface StageTexts extends FirstFrameTexts {
  /** A `viewBox` of the stage's shape. */
  shape: string;
}

/** Flatter or taller stages would leave the controls out of sight, or nothing to look at. */
const stageShape = { flattest: 2.2, tallest: 1 };

export function stageTexts(
  { frameOf }: Pick<PlayerMessages, "frameOf">,
  { frameCount, width, height }: { frameCount: number; width: number; height: number },
): StageTexts {
  const count = String(frameCount);
  const ratio = Math.min(stageShape.flattest, Math.max(stageShape.tallest, width / height));
  return {
    number: "1".padStart(count.length, "0"),
    count,
    frameOf: frameOf({ frame: 1, count: frameCount }),
    shape: `0 0 ${Math.round(ratio * 1_000)} 1000`,
  };
}
