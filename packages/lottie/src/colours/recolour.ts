import { hexOf, rgbOf } from "./colour.ts";
import type { LottieJson } from "../contract.ts";
import { asString } from "../json/json-values.ts";
import { type ColourReference, type ColourUse, findColours } from "./visit-colours.ts";

/** A colour that the file names, strongest first by the number of places. */
export interface FileColour {
  /** `#rrggbb`, lower case. */
  hex: string;
  /** Number of places that name it. */
  count: number;
  uses: ColourUse[];
}

/** From the file's colours (`#rrggbb`) to the wanted ones; colours that are not named stay. */
export type ColourMapping = { readonly [hex: string]: string };

/** The colours that the file names, with where they are used. Colours between two keyframes are not listed. */
export function paletteOf(json: LottieJson): FileColour[] {
  return countColours(findColours(json));
}

/** A copy of the animation with other colours: fixed, animated and gradient ones; opacity is kept. */
export function recolourJson(json: LottieJson, mapping: ColourMapping): LottieJson {
  return createRecolourer(json).apply(mapping);
}

export interface Recolourer {
  palette: FileColour[];
  /** Always counts from the original colours. Returns the same working copy each time: hand it on as text or clone it. */
  apply(mapping: ColourMapping): LottieJson;
}

/**
 * For live recolouring: copies and searches the animation once, after which each change touches only its colours; only those of some
 * `uses` where these are given.
 */
export function createRecolourer(json: LottieJson, uses?: readonly ColourUse[]): Recolourer {
  const copy = structuredClone(json);
  const chosen = findColours(copy).filter(({ use }) => uses === undefined || uses.includes(use));
  const references = chosen.map((reference) => ({
    reference,
    hex: readHex(reference),
    original: readOriginal(reference),
  }));
  return {
    palette: countColours(references.map(({ reference }) => reference)),
    apply(mapping) {
      const wanted = new Map<string, string>();
      for (const [from, to] of Object.entries(mapping)) wanted.set(from.toLowerCase(), to);
      for (const { reference, hex, original } of references)
        write(reference, hex === null ? undefined : wanted.get(hex), original);
      return copy;
    },
  };
}

/** How often each of some colours is named. */
export function countColours(references: readonly ColourReference[]): FileColour[] {
  const colours = new Map<string, { count: number; uses: Set<ColourUse> }>();
  for (const reference of references) {
    const hex = readHex(reference);
    if (hex === null) continue;
    const colour = colours.get(hex) ?? { count: 0, uses: new Set() };
    colour.count++;
    colour.uses.add(reference.use);
    colours.set(hex, colour);
  }
  return [...colours]
    .map(([hex, { count, uses }]) => ({ hex, count, uses: [...uses] }))
    .toSorted((a, b) => b.count - a.count || (a.hex < b.hex ? -1 : 1));
}

function readHex({ slot }: ColourReference): string | null {
  if (slot.kind === "rgb")
    return hexOf(slot.list.slice(slot.offset, slot.offset + 3).map((each) => each / slot.scale));
  const rgb = rgbOf(asString(slot.owner[slot.key]) ?? "");
  return rgb === null ? null : hexOf(rgb);
}

function readOriginal({ slot }: ColourReference): number[] | string | null {
  return slot.kind === "rgb" ? slot.list.slice(slot.offset, slot.offset + 3) : asString(slot.owner[slot.key]);
}

function write(
  { slot }: ColourReference,
  wanted: string | undefined,
  original: number[] | string | null,
): void {
  const rgb = wanted === undefined ? null : rgbOf(wanted);
  if (slot.kind === "hex") {
    slot.owner[slot.key] = rgb === null ? original : hexOf(rgb);
    return;
  }
  const channels =
    rgb === null && Array.isArray(original) ? original : (rgb ?? []).map((each) => each * slot.scale);
  channels.forEach((channel, index) => {
    slot.list[slot.offset + index] = channel;
  });
}
