/** The sets that animations of the library come from, by the last part of their address; their words are in the pages' messages. */
export const packs = {
  originals: { name: "Zoetrope Originals", url: null },
  meteocons: { name: "Meteocons", url: "https://meteocons.com" },
  lucide: { name: "Lucide in motion", url: "https://lucide.dev" },
  useanimations: { name: "useAnimations", url: "https://useanimations.com" },
} as const satisfies Record<string, { name: string; url: string | null }>;

export type PackSlug = keyof typeof packs;
export const packSlugs = Object.keys(packs) as readonly PackSlug[];
export const isPackSlug = (text: string): text is PackSlug => Object.hasOwn(packs, text);
