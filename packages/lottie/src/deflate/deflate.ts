import { deflateSync } from "fflate";
import { BitWriter, codeOf, type Counts, countsOf, type Parsing, writeBlock } from "./block.ts";
import { findMatches, type Matches } from "./matches.ts";
import { cheapestParsing, costsOf, firstCosts } from "./parse.ts";

/** How often the way through a block is looked for anew, by what the way before made of it. */
const maxIterations = 12;
/** What is larger is looked at less often, so that a picture does not keep everybody waiting. */
const thoroughBytes = 200_000;
const maxBlocks = 15;
/** What is no smaller than this after a quick look is packed already, as pictures are. */
const packedShare = 0.97;
/** What is still larger is packed quickly. */
const quickBytes = 2_000_000;
/** A block of fewer symbols does not pay for its code. */
const minSymbols = 250;

/**
 * Raw deflate (RFC 1951) in about as few bytes as can be found: for every byte all matches are weighed by what they cost in the code they
 * lead to. The same bytes everywhere, which no two of zlib and its rewritings give.
 */
export function deflate(bytes: Uint8Array): Uint8Array {
  const quick = deflateSync(bytes, { level: 9 });
  if (bytes.length > quickBytes || quick.length > bytes.length * packedShare) return quick;
  const matches = findMatches(bytes);
  const iterations = bytes.length > thoroughBytes ? 3 : maxIterations;
  const whole = improve(bytes, matches, 0, bytes.length, Math.min(iterations, 3), null);
  const blocks = splitAt(whole).map(({ from, to, counts }) =>
    improve(bytes, matches, from, to, iterations, counts),
  );
  const writer = new BitWriter();
  for (const [index, parsing] of blocks.entries())
    writeBlock(writer, parsing, codeOf(countsOf(parsing)), index === blocks.length - 1);
  const best = writer.finish();
  return best.length < quick.length ? best : quick;
}

/** The best of several parsings of a stretch, each by the costs that the one before it led to. */
function improve(
  bytes: Uint8Array,
  matches: Matches,
  from: number,
  to: number,
  iterations: number,
  counts: Counts | null,
): Parsing {
  let costs = counts === null ? firstCosts() : costsOf(counts);
  let best: { parsing: Parsing; size: number } | null = null;
  for (let iteration = 0; iteration < iterations; iteration++) {
    const parsing = cheapestParsing(bytes, matches, costs, from, to);
    const found = countsOf(parsing);
    const size = codeOf(found).sizeInBits;
    if (best !== null && size >= best.size && iteration > 2) break;
    if (best === null || size < best.size) best = { parsing, size };
    costs = costsOf(found);
  }
  return best?.parsing ?? { lengths: [], distances: [] };
}

interface Stretch {
  from: number;
  to: number;
  counts: Counts;
}

/** Where a code of its own pays: at the best of some places, and again on both sides of it. */
function splitAt(parsing: Parsing): Stretch[] {
  const places = [0];
  for (const [at, length] of parsing.lengths.entries())
    places.push((places[at] ?? 0) + (parsing.distances[at] === 0 ? 1 : length));
  const ends: number[] = [0, parsing.lengths.length];
  const sizeOf = (from: number, to: number): number => codeOf(countsOf(parsing, from, to)).sizeInBits;
  const split = (from: number, to: number): void => {
    if (to - from < minSymbols * 2 || ends.length > maxBlocks) return;
    const whole = sizeOf(from, to);
    let [low, high, best, least] = [from + minSymbols, to - minSymbols, -1, whole];
    // Nine places, then nine between those beside the best.
    while (high > low) {
      const step = Math.max(1, Math.floor((high - low) / 9));
      let found = -1;
      for (let at = low; at <= high; at += step) {
        const size = sizeOf(from, at) + sizeOf(at, to);
        if (size < least) [least, best, found] = [size, at, at];
      }
      if (found === -1 || step === 1) break;
      [low, high] = [Math.max(from + minSymbols, found - step), Math.min(to - minSymbols, found + step)];
      if (step < 16) break;
    }
    if (best === -1) return;
    ends.push(best);
    split(from, best);
    split(best, to);
  };
  split(0, parsing.lengths.length);
  ends.sort((a, b) => a - b);
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? 0;
    return { from: places[from] ?? 0, to: places[to] ?? 0, counts: countsOf(parsing, from, to) };
  });
}
