import type { PictureColour } from "../renderer/contract.ts";
import { oklabOf } from "../colours/oklab.ts";
import { colourBytes, greyBins, hueBins } from "./vector-layout.ts";

/** Nearer to grey than the first a colour has no hue to the eye, from the second on it has. */
const [greyChroma, clearChroma] = [0.03, 0.09];
const [darkLightness, lightLightness] = [0.45, 0.85];

const between = (low: number, high: number, value: number): number =>
  Math.max(0, Math.min(1, (value - low) / (high - low)));

/** Shares of hues, dark and light, and of greys; as square roots, so that small ones count and distances are fair. */
export function colourHistogram(palette: readonly PictureColour[]): Uint8Array {
  const shares = new Float64Array(colourBytes);
  const add = (at: number, share: number): void => {
    shares[at] = (shares[at] ?? 0) + share;
  };
  let total = 0;
  for (const { hex, weight } of palette) {
    total += weight;
    const [lightness, a, b] = oklabOf(Number.parseInt(hex.slice(1), 16));
    const coloured = weight * between(greyChroma, clearChroma, Math.hypot(a, b));
    const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * hueBins;
    const light = between(darkLightness, lightLightness, lightness);
    for (const [bin, share] of neighbours(hue)) {
      add(bin % hueBins, coloured * share * (1 - light));
      add(hueBins + (bin % hueBins), coloured * share * light);
    }
    for (const [bin, share] of neighbours(Math.min(0.999, lightness) * (greyBins - 1)))
      add(2 * hueBins + bin, (weight - coloured) * share);
  }
  return Uint8Array.from(shares, (share) => (total === 0 ? 0 : Math.round(Math.sqrt(share / total) * 255)));
}

/** A place between two bins belongs to both by its nearness. */
function neighbours(position: number): [bin: number, share: number][] {
  const low = Math.floor(position);
  return [
    [low, 1 - (position - low)],
    [low + 1, position - low],
  ];
}
