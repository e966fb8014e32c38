/**
 * Thresholds of an ordered dither, 8 × 8, each from 0 to 63 once (Bayer): where they stand hangs on the place alone, so that what stands
 * still does not flicker from frame to frame, as it would with an error that is handed on.
 */
export const thresholds = Uint8Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at & 7, at >> 3];
  let value = 0;
  for (let bit = 0; bit < 3; bit++) {
    const [ofX, ofY] = [(x >> bit) & 1, (y >> bit) & 1];
    value = (value << 2) | ((ofX ^ ofY) << 1) | ofY;
  }
  return value;
});
