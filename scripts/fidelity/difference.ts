/** How far two drawings of the same frame lie apart, at the worst of the frames that were compared. */
export interface Difference {
  /** Frame at which the most pixels differ, from the in point. */
  frame: number;
  /** The strongest difference of any pixel in any channel, of 255, as far as it is opaque. */
  strongest: number;
  /** Share of the pixels that differ by more than `visible`, 0 to 1. */
  share: number;
}

/** Something that draws the same frames of an animation and of changed forms of it. */
export interface Player {
  name: string;
  /** One difference per changed form. Throws when it cannot draw the original. */
  compare(original: string, changed: readonly string[], frames: readonly number[]): Promise<Difference[]>;
}

/** A difference of less is that of one rounding or another in anti-aliasing. */
export const visible = 12;
/** Longer side of the drawings. */
export const side = 128;

/**
 * Different pictures: a pixel that is another one, or many that are a little different. An edge that lies between two pixels
 * falls to one or the other by the seventh decimal of a rotation, and differs by less.
 */
export const isDifferent = ({ strongest, share }: Difference): boolean => strongest > 64 || share > 0.01;

export const none: Difference = { frame: 0, strongest: 0, share: 0 };

export const worseOf = (a: Difference, b: Difference): Difference =>
  b.share > a.share || (b.share === a.share && b.strongest > a.strongest) ? b : a;

/** Pixels as four bytes each, colours not multiplied by opacity. */
export function differenceOf(before: Uint8Array, after: Uint8Array, frame: number): Difference {
  let strongest = 0;
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    const [alpha = 0, otherAlpha = 0] = [before[at + 3], after[at + 3]];
    let most = Math.abs(alpha - otherAlpha);
    for (let channel = at; channel < at + 3; channel++)
      most = Math.max(
        most,
        Math.abs((before[channel] ?? 0) * alpha - (after[channel] ?? 0) * otherAlpha) / 255,
      );
    strongest = Math.max(strongest, most);
    if (most > visible) count++;
  }
  return { frame, strongest, share: (count * 4) / Math.max(1, before.length) };
}
