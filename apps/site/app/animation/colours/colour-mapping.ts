/** From colours of the file (`#rrggbb`) to the wanted ones. */
export type ColourMapping = { readonly [hex: string]: string };

export const noChanges: ColourMapping = {};

/** `#rrggbb` of what a person typed: with or without `#`, three digits or six, any case; null for anything else. */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, "$&$&")}`;
  return null;
}

/** A colour set back to what it was is no change. */
export function withColour(mapping: ColourMapping, from: string, to: string): ColourMapping {
  const { [from]: _before, ...others } = mapping;
  return to === from ? others : { ...others, [from]: to };
}

export const isChanged = (mapping: ColourMapping): boolean => Object.keys(mapping).length > 0;

/** The file's colours with those that the poster shows most first. */
export function orderColours(fileColours: readonly string[], paintedColours: readonly string[]): string[] {
  const rank = (hex: string) => {
    const index = paintedColours.indexOf(hex);
    return index === -1 ? paintedColours.length : index;
  };
  return fileColours.toSorted((a, b) => rank(a) - rank(b));
}
