/** Colours as animations write them: numbers of 0 to 1 (or, in old files, 0 to 255). */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` of three numbers of 0 to 1; out of range is clamped. */
export function hexOf(rgb: readonly number[]): string {
  const number = (byteOf(rgb[0] ?? 0) << 16) | (byteOf(rgb[1] ?? 0) << 8) | byteOf(rgb[2] ?? 0);
  return `#${number.toString(16).padStart(6, "0")}`;
}

/** Three numbers of 0 to 1 of `#rrggbb` or `#rgb`, any case; null for anything else. */
export function rgbOf(hex: string): Rgb | null {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const full =
    short === null
      ? /^#?([0-9a-f]{6})$/i.exec(hex)?.[1]
      : short
          .slice(1)
          .map((digit) => digit + digit)
          .join("");
  if (full === undefined) return null;
  const number = Number.parseInt(full, 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

const byteOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255);
