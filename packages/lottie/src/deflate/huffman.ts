/** Lengths of the codes of a prefix code for symbols of these counts, none longer than `limit`: package-merge, so none is shorter together. */
export function codeLengths(counts: ArrayLike<number>, limit: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const used: number[] = [];
  for (let symbol = 0; symbol < counts.length; symbol++) if ((counts[symbol] ?? 0) > 0) used.push(symbol);
  if (used.length === 0) return lengths;
  if (used.length === 1) {
    lengths[used[0] ?? 0] = 1;
    return lengths;
  }
  used.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
  const weights = used.map((symbol) => counts[symbol] ?? 0);
  // A row for each length: single symbols and pairs of the row before, by weight. Of a pair only that it is one is kept.
  const rows: boolean[][] = [];
  let row = weights;
  let isPair: boolean[] = weights.map(() => false);
  rows.push(isPair);
  for (let level = 1; level < limit; level++) {
    const merged: number[] = [];
    isPair = [];
    let [single, pair] = [0, 0];
    const pairs = row.length >> 1;
    while (single < weights.length || pair < pairs) {
      const weight =
        pair < pairs ? (row[pair * 2] ?? 0) + (row[pair * 2 + 1] ?? 0) : Number.POSITIVE_INFINITY;
      const own = weights[single] ?? Number.POSITIVE_INFINITY;
      const takesPair = weight < own;
      merged.push(takesPair ? weight : own);
      isPair.push(takesPair);
      if (takesPair) pair++;
      else single++;
    }
    rows.push(isPair);
    row = merged;
  }
  let take = 2 * used.length - 2;
  for (let level = limit - 1; level >= 0 && take > 0; level--) {
    let singles = 0;
    for (let index = 0; index < take; index++) if (rows[level]?.[index] === false) singles++;
    for (let index = 0; index < singles; index++) {
      const symbol = used[index] ?? 0;
      lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    }
    take = (take - singles) * 2;
  }
  return lengths;
}

/** The codes of these lengths, each with its first bit lowest, as deflate writes them (RFC 1951, section 3.2.2). */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const perLength = new Uint16Array(17);
  for (const length of lengths) if (length > 0) perLength[length] = (perLength[length] ?? 0) + 1;
  const next = new Uint16Array(17);
  for (let length = 1; length < 16; length++)
    next[length + 1] = ((next[length] ?? 0) + (perLength[length] ?? 0)) << 1;
  const codes = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    let code = next[length] ?? 0;
    next[length] = code + 1;
    let turned = 0;
    for (let bit = 0; bit < length; bit++, code >>= 1) turned = (turned << 1) | (code & 1);
    codes[symbol] = turned;
  }
  return codes;
}
