import { fnv1a } from "@zoetrope/kit/fnv1a";
import { contrastRatio, relativeLuminance } from "@zoetrope/lottie/srgb";

/** The five tissues, in the order of the colour wheel. */
export const tints = ["rose", "amber", "mint", "sky", "lilac"] as const;
export type Tint = (typeof tints)[number];

/** What lies behind a picture in both modes: `--rose-lit` and its neighbours in tokens.css. */
export const litTissue: Record<Tint, string> = {
  rose: "#f3b5aa",
  amber: "#f5cb70",
  mint: "#b6dab8",
  sky: "#abd3e2",
  lilac: "#cdc0e6",
};

function channelsOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hueOf(hex: string): number | null {
  const [r, g, b] = channelsOf(hex);
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  if (spread < 24) return null;
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sector * 60;
}

const hueDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return relativeLuminance(red / 255, green / 255, blue / 255);
}

/** Hue and luminance of the tissues. */
const lit = Object.fromEntries(
  tints.map((tint) => [tint, { hue: hueOf(litTissue[tint]) ?? 0, luminance: luminanceOf(litTissue[tint]) }]),
) as Record<Tint, { hue: number; luminance: number }>;

/** Colours nearer than this on the wheel need the contrast below to be told apart: yellow and amber, red and rose. */
const nearHue = 40;
const minContrast = 2.5;

/** True where the colour would sink into the tissue: the same hue and about as light. */
export function sinksInto(tint: Tint, hex: string): boolean {
  const hue = hueOf(hex);
  if (hue === null || hueDistance(hue, lit[tint].hue) >= nearHue) return false;
  return contrastRatio(luminanceOf(hex), lit[tint].luminance) < minContrast;
}

interface Tinted {
  id: string;
  dominantColour: string | null;
}

/** Lists show the same items again and again. */
const knownTints = new WeakMap<Tinted, Tint[]>();

function knownTintsOf(item: Tinted): Tint[] {
  let known = knownTints.get(item);
  if (known === undefined) knownTints.set(item, (known = tintsOf(item)));
  return known;
}

/**
 * The tissues that suit an item, best first: those furthest from its strongest colour, so that it stands out from what it lies on;
 * without one, by its id. Three at least, so a grid always finds one that differs from the left and from above.
 */
export function tintsOf(item: Tinted): Tint[] {
  // The same id always falls on the same tissue.
  const start = fnv1a(item.id) % tints.length;
  const byId = tints.map((_, index) => tints[(start + index) % tints.length]!);
  const colour = item.dominantColour;
  const hue = colour === null ? null : hueOf(colour);
  if (colour === null || hue === null) return byId;
  // Three bands, not an exact order: otherwise every blue animation would lie on the same tissue.
  const band = (tint: Tint): number => Math.floor(hueDistance(hueOf180(hue), lit[tint].hue) / 70);
  return byId.filter((tint) => !sinksInto(tint, colour)).toSorted((a, b) => band(a) - band(b));
}

const hueOf180 = (hue: number): number => (hue + 180) % 360;

/** One tissue per item of a grid, so that no item lies beside or under one of the same tissue in 2, 3 or 4 columns where possible. */
export function tintGrid(items: readonly Tinted[]): Tint[] {
  const chosen: Tint[] = [];
  for (const [index, item] of items.entries()) {
    const near = [1, 4, 3, 2].map((distance) => chosen[index - distance]);
    const ranked = knownTintsOf(item);
    chosen.push(
      ranked.find((tint) => !near.includes(tint)) ??
        ranked.find((tint) => tint !== near[0] && tint !== near[1]) ??
        ranked[0]!,
    );
  }
  return chosen;
}
