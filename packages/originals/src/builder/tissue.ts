/** The tints of the tissue behind the silhouettes. */
const tints = ["amber", "rose", "sky", "mint", "lilac"] as const;
export type Tint = (typeof tints)[number];

/** All tints as themes, the one it is drawn in first. */
export const themesFrom = (tint: Tint): Tint[] => [tint, ...tints.filter((one) => one !== tint)];

/** What a colour is for; a tint decides what it looks like. `pin` is a hole, so it shows the sheet. */
const paintRoles = ["ink", "sheet", "sun", "hill", "pin", "lamp", "paper"] as const;
export type PaintRole = (typeof paintRoles)[number];

export type Palette = Record<PaintRole, string>;

const common = { ink: "#16120e", lamp: "#d8340b", paper: "#fdfbf6" };
const tones: Record<Tint, [sheet: string, sun: string, hill: string]> = {
  amber: ["#f5cb70", "#eab24a", "#cb8c26"],
  rose: ["#f3b5aa", "#e8948a", "#cb6c66"],
  sky: ["#abd3e2", "#7fbad0", "#5499b5"],
  mint: ["#b6dab8", "#8dc298", "#5fa278"],
  lilac: ["#cdc0e6", "#b09fd6", "#8f7ebd"],
};

/** The colours of a tint, by what they are for. */
export function paletteOf(tint: Tint): Palette {
  const [sheet, sun, hill] = tones[tint];
  return { ...common, sheet, sun, hill, pin: sheet };
}

export const isPaintRole = (value: string): value is PaintRole =>
  (paintRoles as readonly string[]).includes(value);

/** The role that a colour of a drawing plays, or the colour itself when it plays none. */
export function roleOfColour(colour: string): string {
  const wanted = colour.toLowerCase();
  for (const tint of tints) {
    const palette = paletteOf(tint);
    for (const role of ["ink", "lamp", "sheet", "sun", "hill", "paper"] as const)
      if (palette[role] === wanted) return role;
  }
  return wanted;
}

const channel = (hex = "0") => Math.round((Number.parseInt(hex, 16) / 255) * 1e4) / 1e4;

/** `#rrggbb` as Lottie writes it: red, green, blue from 0 to 1. */
export function rgbOf(colour: string): [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`${colour} is not a colour of the form #rrggbb`);
  return [channel(match[1]), channel(match[2]), channel(match[3])];
}
