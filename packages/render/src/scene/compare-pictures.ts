import {
  fillSlots,
  type LottieJson,
  parseAnimation,
  standaloneJson,
  stripExpressions,
  toSvg,
  withoutOutside,
} from "@zoetrope/lottie";
import sharp from "sharp";
import { createDrawingPlayer, type DrawingPlayer } from "../drawing-player.ts";
import { frameSize } from "../frame-size.ts";

export interface PictureComparison {
  path: string;
  frame: number;
  /** Mean difference of the four channels, colours multiplied by opacity, 0 to 255. */
  meanError: number;
  /** What `toSvg` said it could not express. */
  codes: string[];
}

const maxSideInPixels = 256;
const shares = [0.2, 0.6];

/** A frame as SVG, drawn by librsvg, against the same frame drawn by ThorVG. */
export async function comparePictures(
  files: Iterable<{ path: string; bytes: Uint8Array }>,
): Promise<PictureComparison[]> {
  let player = await createDrawingPlayer();
  const comparisons: PictureComparison[] = [];
  for (const { path, bytes } of files) {
    const own = standaloneJson(withoutOutside(parseAnimation(bytes)));
    if (own === null) continue;
    const json = fillSlots(stripExpressions(own));
    const last = Math.max(0, Math.floor(Number(json["op"]) - Number(json["ip"])) - 1);
    for (const frame of new Set(shares.map((share) => Math.floor(share * last)))) {
      const drawn = drawFrame(player, json, frame);
      if (drawn === null) player = await createDrawingPlayer();
      else comparisons.push({ path, frame, ...(await compareWithSvg(json, frame, drawn)) });
    }
  }
  return comparisons;
}

/** Null where it breaks the player. */
function drawFrame(player: DrawingPlayer, json: LottieJson, frame: number): Uint8Array | null {
  try {
    player.load(JSON.stringify(json), sizeOf(json));
    return player.draw(frame);
  } catch {
    return null;
  }
}

function sizeOf(json: LottieJson): { width: number; height: number } {
  const canvas = { width: Number(json["w"]), height: Number(json["h"]) };
  return frameSize(canvas, Math.min(canvas.width, maxSideInPixels), maxSideInPixels);
}

async function compareWithSvg(json: LottieJson, frame: number, drawn: Uint8Array) {
  const { width, height } = sizeOf(json);
  const { svg, diagnostics } = toSvg(json, { frame });
  const sized = svg.replace(
    / width="[^"]*" height="[^"]*"/,
    ` width="${width}" height="${height}" preserveAspectRatio="none"`,
  );
  const pixels = await sharp(Buffer.from(sized), { unlimited: true }).ensureAlpha().raw().toBuffer();
  return {
    meanError: meanErrorOf(drawn, pixels),
    codes: [...new Set(diagnostics.map(({ code }) => code))],
  };
}

function meanErrorOf(first: Uint8Array, second: Uint8Array): number {
  if (first.length !== second.length) return 255;
  let sum = 0;
  for (let at = 0; at < first.length; at++) {
    const isOpacity = (at & 3) === 3;
    const [alpha, otherAlpha] = isOpacity ? [255, 255] : [first[at | 3] ?? 0, second[at | 3] ?? 0];
    sum += Math.abs((first[at] ?? 0) * alpha - (second[at] ?? 0) * otherAlpha) / 255;
  }
  return sum / first.length;
}
