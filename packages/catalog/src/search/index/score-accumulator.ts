import { emptyHits, notCounted, type Hits, type ScoredList } from "./postings.ts";

/**
 * Where the hits of one term are put together: for every position the best score seen so far. One accumulator serves all
 * searches of a process, one after the other, because nothing is awaited between `clear` and `hits`.
 */
export class ScoreAccumulator {
  /** Of the positions that are marked; what others hold is from a search before. */
  #best = new Uint16Array(0);
  /** A bit for each position, set where something was found: only those are looked at again. */
  #marks = new Int32Array(0);
  #limit = 0;
  #count = 0;

  /** `limit`: positions from here on are not visible yet. */
  clear(limit: number): void {
    if (limit > this.#best.length) {
      const words = Math.ceil((limit * 1.1) / 32);
      this.#best = new Uint16Array(words * 32);
      this.#marks = new Int32Array(words);
    } else this.#marks.fill(0);
    this.#limit = limit;
    this.#count = 0;
  }

  addList({ postings, scores }: ScoredList): void {
    const best = this.#best;
    const marks = this.#marks;
    const limit = this.#limit;
    let count = this.#count;
    for (let index = 0; index < postings.length; index++) {
      const entry = postings[index] as number;
      const position = entry >>> 2;
      if (position >= limit) break;
      const score = scores[(entry & 3) as 0];
      if (score === notCounted) continue;
      count += keepBest(best, marks, position, score);
    }
    this.#count = count;
  }

  addHits({ positions, scores, count: added }: Hits): void {
    const best = this.#best;
    const marks = this.#marks;
    let count = this.#count;
    for (let index = 0; index < added; index++)
      count += keepBest(best, marks, positions[index] as number, scores[index] as number);
    this.#count = count;
  }

  /** Each position once, with its best score. */
  hits(): Hits {
    const best = this.#best;
    const marks = this.#marks;
    const count = this.#count;
    const { positions, scores } = emptyHits(count);
    for (let word = 0, at = 0; at < count; word++)
      for (let left = marks[word] as number; left !== 0; left &= left - 1) {
        const position = (word << 5) + 31 - Math.clz32(left & -left);
        positions[at] = position;
        scores[at++] = best[position] as number;
      }
    return { positions, scores, count };
  }
}

/** Keeps the better of two scores of a position, and marks it; 1 where nothing was found there yet. Without a branch, because the processor cannot guess one. */
function keepBest(best: Uint16Array, marks: Int32Array, position: number, score: number): number {
  const word = position >> 5;
  const before = marks[word] as number;
  const isFound = (before >>> (position & 31)) & 1;
  marks[word] = before | (1 << (position & 31));
  // All bits where nothing was found yet, so that any score is better.
  const known = ((best[position] as number) | (isFound - 1)) & 0xffff;
  const difference = score - known;
  best[position] = known + (difference & (difference >> 31));
  return 1 - isFound;
}
