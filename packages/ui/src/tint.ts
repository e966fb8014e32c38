/** The five tissues, in the order of the colour wheel. */
export const tints = ["rose", "amber", "mint", "sky", "lilac"] as const;
export type Tint = (typeof tints)[number];

const hueOfTint: Record<Tint, number> = { rose: 8, amber: 40, mint: 125, sky: 197, lilac: 260 };

function hueOf(hex: string): number | null {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255] as [number, number, number];
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  if (spread < 24) return null;
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sector * 60;
}

const hueDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** FNV-1a: the same id always falls on the same tissue. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  return value >>> 0;
}

/**
 * The tissues that suit an item, best first: those furthest from its strongest colour, so that it stands out from what it lies on;
 * without one, by its id.
 */
export function tintsOf(item: { id: string; dominantColour: string | null }): Tint[] {
  const start = hash(item.id) % tints.length;
  const byId = tints.map((_, index) => tints[(start + index) % tints.length]!);
  const hue = item.dominantColour === null ? null : hueOf(item.dominantColour);
  if (hue === null) return byId;
  // Three bands, not an exact order: otherwise every blue animation would lie on the same tissue.
  const band = (tint: Tint): number => Math.floor(hueDistance(hueOf180(hue), hueOfTint[tint]) / 70);
  return byId.toSorted((a, b) => band(a) - band(b));
}

const hueOf180 = (hue: number): number => (hue + 180) % 360;

/** One tissue per item of a grid, so that no item lies beside or under one of the same tissue in 2, 3 or 4 columns where possible. */
export function tintGrid(items: readonly { id: string; dominantColour: string | null }[]): Tint[] {
  const chosen: Tint[] = [];
  for (const [index, item] of items.entries()) {
    const near = [1, 4, 3, 2].map((distance) => chosen[index - distance]);
    const ranked = tintsOf(item);
    chosen.push(
      ranked.find((tint) => !near.includes(tint)) ??
        ranked.find((tint) => tint !== near[0] && tint !== near[1]) ??
        ranked[0]!,
    );
  }
  return chosen;
}
