/** Tables of RFC 1951, section 3.2.5. */
export const minMatch = 3;
export const maxMatch = 258;
export const maxDistance = 32_768;
export const endOfBlock = 256;
export const literalSymbols = 286;
export const distanceSymbols = 30;

/** By length: its symbol, the bits that follow it, and what they hold. */
export const lengthSymbol = new Uint16Array(maxMatch + 1);
export const lengthExtraBits = new Uint8Array(maxMatch + 1);
export const lengthExtra = new Uint8Array(maxMatch + 1);
/** By distance symbol: the first distance, and the bits that follow. */
export const distanceBase = new Uint16Array(distanceSymbols);
export const distanceExtraBits = new Uint8Array(distanceSymbols);
/** Of distances up to 256, and of larger ones by their 128th part. */
const distanceSymbolTable = new Uint8Array(512);

let length = minMatch;
for (let symbol = 257; symbol < 285; symbol++) {
  const bits = symbol < 265 ? 0 : (symbol - 261) >> 2;
  for (let extra = 0; extra < 1 << bits; extra++, length++) {
    lengthSymbol[length] = symbol;
    lengthExtraBits[length] = bits;
    lengthExtra[length] = extra;
  }
}
lengthSymbol[maxMatch] = 285;
lengthExtraBits[maxMatch] = 0;
lengthExtra[maxMatch] = 0;

let distance = 1;
for (let symbol = 0; symbol < distanceSymbols; symbol++) {
  const bits = symbol < 4 ? 0 : (symbol - 2) >> 1;
  distanceBase[symbol] = distance;
  distanceExtraBits[symbol] = bits;
  for (let extra = 0; extra < 1 << bits; extra++, distance++) {
    if (distance <= 256) distanceSymbolTable[distance - 1] = symbol;
    else distanceSymbolTable[256 + ((distance - 1) >> 7)] = symbol;
  }
}

export const distanceSymbol = (of: number): number =>
  distanceSymbolTable[of <= 256 ? of - 1 : 256 + ((of - 1) >> 7)] ?? 0;
