import type { LottieJson } from "@zoetrope/lottie";

/** Red, green, blue and opacity, 0 to 255; null for nothing painted. */
export type Expected = readonly [number, number, number, number] | null;

/** What a picture must show, in the 100 × 100 pixels of a probe. */
export type Check =
  | { at: readonly [x: number, y: number]; is: Expected; tolerance?: number }
  | { at: readonly [x: number, y: number]; opacity: readonly [min: number, max: number] }
  /** Share of the box from corner to corner that is painted. */
  | {
      box: readonly [left: number, top: number, right: number, bottom: number];
      painted: readonly [min: number, max: number];
    };

export type ProbeGroup =
  | "Shapes"
  | "Fills and strokes"
  | "Transforms"
  | "Layers"
  | "Masks and mattes"
  | "Modifiers"
  | "Effects"
  | "Text"
  | "dotLottie";

interface ProbeBase {
  /** Stable, in kebab-case. */
  id: string;
  group: ProbeGroup;
  title: string;
  /** Frame that is drawn; default 0. */
  frame?: number;
  /** Places that only the feature makes so: without it, each of them is different. */
  shows: readonly Check[];
  /** Places that are the same with the feature and without. */
  keeps?: readonly Check[];
}

/** One feature, drawn with and without it. */
export interface JsonProbe extends ProbeBase {
  kind: "json";
  feature: LottieJson;
  plain: LottieJson;
}

/** A feature of the dotLottie container: what is done to the file once it is open. */
export interface DotLottieProbe extends ProbeBase {
  kind: "dotlottie";
  bytes: Uint8Array;
  /** Puts the feature to use; without it the file shows the plain picture. */
  use: { theme: string } | { animation: string } | { machine: string; event: string } | { nothing: true };
  plain: Uint8Array;
}

export type Probe = JsonProbe | DotLottieProbe;
export type Verdict = "yes" | "partly" | "no";

/** 100 × 100 pixels, 4 bytes each, colours not multiplied by opacity. */
export type Pixels = Uint8Array | Uint8ClampedArray;

export const side = 100;
const usualTolerance = 40;

/** Whether the picture is as the check says. */
export function holds(check: Check, pixels: Pixels): boolean {
  if ("box" in check) {
    const [left, top, right, bottom] = check.box;
    let painted = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if ((pixels[(y * side + x) * 4 + 3] ?? 0) > 127) painted++;
    const share = painted / ((right - left) * (bottom - top));
    return share >= check.painted[0] && share <= check.painted[1];
  }
  const [x, y] = check.at;
  const start = (y * side + x) * 4;
  const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.slice(start, start + 4);
  if ("opacity" in check) return opacity >= check.opacity[0] && opacity <= check.opacity[1];
  const tolerance = check.tolerance ?? usualTolerance;
  if (check.is === null) return opacity <= tolerance;
  const found = [red, green, blue, opacity];
  return check.is.every((value, index) => Math.abs(value - (found[index] ?? 0)) <= tolerance);
}

/** Yes when all is as it should be, partly when some of it is. A picture equal to the plain one is a no. */
export function judge(probe: Probe, feature: Pixels, plain: Pixels): Verdict {
  for (const check of probe.shows)
    if (holds(check, plain))
      throw new Error(
        `${probe.id}: ${JSON.stringify(check)} holds without the feature too, so it proves nothing`,
      );
  const shown = probe.shows.filter((check) => holds(check, feature)).length;
  const kept = (probe.keeps ?? []).every((check) => holds(check, feature));
  if (shown === 0) return "no";
  return shown === probe.shows.length && kept ? "yes" : "partly";
}
