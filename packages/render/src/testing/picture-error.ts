/** Mean difference of the four channels of two pictures, colours multiplied by opacity, 0 to 255. */
export function pictureError(first: Uint8Array, second: Uint8Array): number {
  if (first.length !== second.length) return 255;
  let sum = 0;
  for (let at = 0; at < first.length; at++) {
    const isOpacity = (at & 3) === 3;
    const [alpha, otherAlpha] = isOpacity ? [255, 255] : [first[at | 3] ?? 0, second[at | 3] ?? 0];
    sum += Math.abs((first[at] ?? 0) * alpha - (second[at] ?? 0) * otherAlpha) / 255;
  }
  return sum / first.length;
}
