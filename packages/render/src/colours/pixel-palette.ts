import type { PictureColour } from "../renderer/contract.ts";
import { oklabOf, type Oklab } from "./oklab.ts";

const maxColours = 8;
/** Colours nearer than this in Oklab are one to the eye, here: shades of a soft edge or of a gradient. */
const mergeDistance = 0.07;
/** Less than this share is an edge between two colours. */
const minShare = 0.004;
/** Fainter than this is a shadow or the rim of an edge. */
const minAlpha = 26;
/** About this many pixels are looked at. */
const sampledPixels = 20_000;

interface Cluster {
  colour: number;
  lab: Oklab;
  count: number;
}

/** Colours of the painted pixels, strongest first; each is one that really occurs in the picture. */
export function paletteOfPixels(pixels: Uint8Array): PictureColour[] {
  const counts = countColours(pixels);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  const strongestFirst = [...counts].toSorted(([a, m], [b, n]) => n - m || a - b).slice(0, 2_000);
  const clusters: Cluster[] = [];
  for (const [colour, count] of strongestFirst) {
    const lab = oklabOf(colour);
    const near = nearest(clusters, lab);
    if (near !== null && near.distance < mergeDistance) near.cluster.count += count;
    else if (clusters.length < 64) clusters.push({ colour, lab, count });
    else if (near !== null) near.cluster.count += count;
  }
  return clusters
    .toSorted((a, b) => b.count - a.count || a.colour - b.colour)
    .filter(({ count }, index) => index === 0 || count / total >= minShare)
    .slice(0, maxColours)
    .map(({ colour, count }) => ({
      hex: `#${colour.toString(16).padStart(6, "0")}`,
      weight: Math.round((count / total) * 10_000) / 10_000,
    }));
}

export function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

/** The colour that the whole rim of an opaque picture has; null when it has several. */
export function rimColour(pixels: Uint8Array, width: number): string | null {
  const first = colourAt(pixels, 0);
  const rowLength = width * 4;
  for (let at = 0; at < pixels.length; at += 4) {
    const x = at % rowLength;
    const isRim = x === 0 || x === rowLength - 4 || at < rowLength || at >= pixels.length - rowLength;
    if (isRim && (pixels[at + 3] !== 255 || colourAt(pixels, at) !== first)) return null;
    // Inside a row only its two ends matter.
    if (!isRim) at += rowLength - x - 8;
  }
  return `#${first.toString(16).padStart(6, "0")}`;
}

/** Nearer to the ground than this in each channel is the ground, drawn by somebody who rounds. */
const roundedBy = 4;

/** A picture on one colour without it: what it shows is the rest. Another picture as it is. */
export function withoutGround(pixels: Uint8Array, width: number): Uint8Array {
  const ground = rimColour(pixels, width);
  if (ground === null) return pixels;
  const value = Number.parseInt(ground.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255];
  const rest = pixels.slice();
  for (let at = 0; at < rest.length; at += 4)
    if (channels.every((channel, index) => Math.abs((rest[at + index] ?? 0) - channel) <= roundedBy))
      rest[at + 3] = 0;
  return rest;
}

function countColours(pixels: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  const step = Math.max(1, Math.floor(pixels.length / 4 / sampledPixels));
  for (let at = 0; at < pixels.length; at += 4 * step) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < minAlpha) continue;
    const colour = colourAt(pixels, at);
    counts.set(colour, (counts.get(colour) ?? 0) + alpha);
  }
  return counts;
}

const colourAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

function nearest(clusters: Cluster[], lab: Oklab): { cluster: Cluster; distance: number } | null {
  let found: { cluster: Cluster; distance: number } | null = null;
  for (const cluster of clusters) {
    const distance = Math.hypot(cluster.lab[0] - lab[0], cluster.lab[1] - lab[1], cluster.lab[2] - lab[2]);
    if (found === null || distance < found.distance) found = { cluster, distance };
  }
  return found;
}
