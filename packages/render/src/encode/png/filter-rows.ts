/**
 * Each row as it is, less its left neighbours, or less the row above: whichever leaves the least, as the standard proposes
 * (https://www.w3.org/TR/png-3/#12Filter-selection).
 */
export function filterRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const row = width * 4;
  const bytes = new Uint8Array((row + 1) * height);
  const left = new Uint8Array(row);
  const up = new Uint8Array(row);
  for (let y = 0; y < height; y++) {
    const from = y * row;
    const plain = pixels.subarray(from, from + row);
    let [plainCost, leftCost, upCost] = [0, 0, 0];
    for (let x = 0; x < row; x++) {
      const value = plain[x] ?? 0;
      const ofLeft = x < 4 ? value : (value - (plain[x - 4] ?? 0)) & 255;
      const ofUp = y === 0 ? value : (value - (pixels[from - row + x] ?? 0)) & 255;
      left[x] = ofLeft;
      up[x] = ofUp;
      plainCost += value < 128 ? value : 256 - value;
      leftCost += ofLeft < 128 ? ofLeft : 256 - ofLeft;
      upCost += ofUp < 128 ? ofUp : 256 - ofUp;
    }
    const least = Math.min(plainCost, leftCost, upCost);
    const filter = least === plainCost ? 0 : least === leftCost ? 1 : 2;
    const to = y * (row + 1);
    bytes[to] = filter;
    bytes.set(filter === 0 ? plain : filter === 1 ? left : up, to + 1);
  }
  return bytes;
}
