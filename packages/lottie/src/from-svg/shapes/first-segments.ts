const numbersPerSegment: { [command: string]: number } = {
  a: 7,
  c: 6,
  h: 1,
  l: 2,
  m: 2,
  q: 4,
  s: 4,
  t: 2,
  v: 1,
};
const tokens = /[a-df-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Path data without what comes after so many segments: a parser would hold all of them at once. */
export function firstSegments(data: string, most: number): string {
  // A segment has two letters at least.
  if (data.length <= 2 * most) return data;
  let [segments, size, numbers] = [0, Number.POSITIVE_INFINITY, 0];
  for (const { 0: token, index } of data.matchAll(tokens)) {
    const own = /^[a-z]/i.test(token) ? (numbersPerSegment[token.toLowerCase()] ?? 0) : null;
    const isNext = own !== null || numbers === size;
    if (isNext && ++segments > most) return data.slice(0, index);
    if (own === null) numbers = isNext ? 1 : numbers + 1;
    else [size, numbers] = [own, 0];
  }
  return data;
}
