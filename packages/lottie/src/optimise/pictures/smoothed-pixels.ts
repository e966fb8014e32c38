import type { Picture } from "./read-png.ts";

/**
 * The same picture with less to say: each colour as its neighbours foretell it, as far as it is off by no more than `maxError` of 255 once
 * it is multiplied by its opacity, as players do when they read it. With 0 that is the same in all that round; a fraction is more for that
 * share of the pixels.
 */
export function smoothedPixels({ width, height, rgba }: Picture, maxError: number): Uint8Array<ArrayBuffer> {
  const made = rgba.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const alpha = made[at + 3] ?? 0;
      if (alpha === 0) continue;
      const error = Math.floor(maxError + ((x + y) & 1) / 2);
      if (error === 0 && alpha === 255) continue;
      const [left, above] = [at - 4, at - width * 4];
      const [hasLeft, hasAbove] = [x > 0 && made[left + 3] !== 0, y > 0 && made[above + 3] !== 0];
      if (!hasLeft && !hasAbove) continue;
      const chosen = hasLeft && (!hasAbove || x === 0 || isNearerLeft(made, left, above)) ? left : above;
      for (let channel = 0; channel < 3; channel++) {
        const colour = made[at + channel] ?? 0;
        const foretold =
          // An average errs to both sides, which shows less where ThorVG cuts what others round.
          alpha < 255 && hasLeft && hasAbove
            ? ((made[left + channel] ?? 0) + (made[above + channel] ?? 0)) >> 1
            : (made[chosen + channel] ?? 0);
        const shown = Math.round((colour * alpha) / 255);
        const least = Math.max(0, Math.ceil(((shown - error - 0.5) * 255) / alpha));
        const most = Math.min(255, Math.ceil(((shown + error + 0.5) * 255) / alpha) - 1);
        made[at + channel] = Math.max(least, Math.min(most, foretold));
      }
    }
  return made;
}

/** Whether less changes from the row above to this one than along it, one pixel before. */
function isNearerLeft(rgba: Uint8Array, left: number, above: number): boolean {
  const corner = above - 4;
  let [along, down] = [0, 0];
  for (let channel = 0; channel < 4; channel++) {
    along += Math.abs((rgba[above + channel] ?? 0) - (rgba[corner + channel] ?? 0));
    down += Math.abs((rgba[left + channel] ?? 0) - (rgba[corner + channel] ?? 0));
  }
  return along < down;
}
