import { type Counts, type Parsing } from "./block.ts";
import type { Matches } from "./matches.ts";
import {
  distanceExtraBits,
  distanceSymbol,
  distanceSymbols,
  lengthExtraBits,
  lengthSymbol,
  literalSymbols,
  maxMatch,
  minMatch,
} from "./symbols.ts";

/** Bits that a literal, a length and a distance are thought to cost. */
export interface Costs {
  literals: Float64Array;
  lengths: Float64Array;
  distances: Float64Array;
}

/** Before anything is known: digits and marks repeat, so that a literal is short and a match of ordinary length is worth it. */
export function firstCosts(): Costs {
  return costsFrom(new Float64Array(literalSymbols).fill(7), new Float64Array(distanceSymbols).fill(4.5));
}

/** By how often each symbol came: what never came is as if it had come once in a while. */
export function costsOf({ literals, distances }: Counts): Costs {
  return costsFrom(entropy(literals), entropy(distances));
}

function entropy(counts: Uint32Array): Float64Array {
  const sum = Math.max(
    1,
    counts.reduce((all, count) => all + count, 0),
  );
  const most = Math.log2(sum) + 1;
  return Float64Array.from(counts, (count) => (count === 0 ? most : Math.log2(sum / count)));
}

function costsFrom(symbols: Float64Array, distances: Float64Array): Costs {
  const lengths = new Float64Array(maxMatch + 1);
  for (let length = minMatch; length <= maxMatch; length++)
    lengths[length] = (symbols[lengthSymbol[length] ?? 0] ?? 0) + (lengthExtraBits[length] ?? 0);
  return {
    literals: symbols,
    lengths,
    distances: distances.map((bits, symbol) => bits + (distanceExtraBits[symbol] ?? 0)),
  };
}

/** The way through the bytes from `from` to `to` that costs least. */
export function cheapestParsing(
  bytes: Uint8Array,
  matches: Matches,
  costs: Costs,
  from: number,
  to: number,
): Parsing {
  const { starts, lengths, distances } = matches;
  const count = to - from;
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const stepLength = new Uint16Array(count + 1);
  const stepDistance = new Uint16Array(count + 1);
  cost[0] = 0;
  for (let at = 0; at < count; at++) {
    const own = cost[at] ?? 0;
    const literal = own + (costs.literals[bytes[from + at] ?? 0] ?? 0);
    if (literal < (cost[at + 1] ?? 0)) {
      cost[at + 1] = literal;
      stepLength[at + 1] = 1;
      stepDistance[at + 1] = 0;
    }
    const first = starts[from + at] ?? 0;
    const end = starts[from + at + 1] ?? 0;
    // A stretch that goes on repeating is gone through by the longest matches; other lengths are looked at where it begins and ends.
    let length = at > 0 && count - at >= maxMatch && goesOn(matches, from + at) ? maxMatch : minMatch;
    for (let pair = first; pair < end; pair++) {
      const distance = distances[pair] ?? 0;
      const most = Math.min(lengths[pair] ?? 0, count - at);
      const base = own + (costs.distances[distanceSymbol(distance)] ?? 0);
      for (; length <= most; length++) {
        const through = base + (costs.lengths[length] ?? 0);
        if (through >= (cost[at + length] ?? 0)) continue;
        cost[at + length] = through;
        stepLength[at + length] = length;
        stepDistance[at + length] = distance;
      }
    }
  }
  const parsing: Parsing = { lengths: [], distances: [] };
  for (let at = count; at > 0; at -= stepLength[at] ?? 1) {
    const distance = stepDistance[at] ?? 0;
    parsing.lengths.push(distance === 0 ? (bytes[from + at - 1] ?? 0) : (stepLength[at] ?? 0));
    parsing.distances.push(distance);
  }
  parsing.lengths.reverse();
  parsing.distances.reverse();
  return parsing;
}

/** Whether the longest of all matches is found there as at the place before, as far back. */
function goesOn({ starts, lengths, distances }: Matches, at: number): boolean {
  const last = (starts[at + 1] ?? 0) - 1;
  const lastBefore = (starts[at] ?? 0) - 1;
  return (
    last > lastBefore &&
    lastBefore >= (starts[at - 1] ?? 0) &&
    lengths[last] === maxMatch &&
    lengths[lastBefore] === maxMatch &&
    distances[last] === distances[lastBefore]
  );
}
