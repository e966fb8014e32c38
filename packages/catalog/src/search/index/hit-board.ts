import { emptyHits, notCounted, type Hits, type Postings, type Scores, type ScoredList } from "./postings.ts";

/** Positions that are cleared and read together: where nothing was found, nothing is looked at. */
const blockBits = 6;
const blockSize = 1 << blockBits;

/**
 * Where the hits of one term are put together: for every position the best score seen so far. One board serves all
 * searches of a process, one after the other, because nothing is awaited between `clear` and `hits`.
 */
export class HitBoard {
  /** Score + 1; 0 where nothing was found. */
  #best = new Uint16Array(0);
  /** By block: whether anything was found in it. */
  #touched = new Uint8Array(0);
  #limit = 0;
  #count = 0;

  /** `limit`: positions from here on are not visible yet. */
  clear(limit: number): void {
    if (limit > this.#best.length) {
      const blocks = Math.ceil((limit * 1.1) / blockSize);
      this.#best = new Uint16Array(blocks * blockSize);
      this.#touched = new Uint8Array(blocks);
    } else
      for (let block = 0; block < this.#touched.length; block++) {
        if (this.#touched[block] === 0) continue;
        this.#touched[block] = 0;
        this.#best.fill(0, block << blockBits, (block + 1) << blockBits);
      }
    this.#limit = limit;
    this.#count = 0;
  }

  addList({ postings, scores }: ScoredList): void {
    this.#add(postings, scores);
  }

  #add(postings: Postings, scores: Scores): void {
    const best = this.#best;
    const touched = this.#touched;
    const limit = this.#limit;
    let count = this.#count;
    for (let index = 0; index < postings.length; index++) {
      const entry = postings[index] as number;
      const position = entry >>> 2;
      if (position >= limit) break;
      const score = (scores[entry & 3] as number) + 1;
      if (score > notCounted) continue;
      const before = best[position] as number;
      if (before !== 0 && score >= before) continue;
      if (before === 0) count++;
      best[position] = score;
      touched[position >> blockBits] = 1;
    }
    this.#count = count;
  }

  addHits(hits: Hits): void {
    const best = this.#best;
    const touched = this.#touched;
    for (let index = 0; index < hits.count; index++) {
      const position = hits.positions[index] as number;
      const score = (hits.scores[index] as number) + 1;
      const before = best[position] as number;
      if (before !== 0 && score >= before) continue;
      if (before === 0) this.#count++;
      best[position] = score;
      touched[position >> blockBits] = 1;
    }
  }

  /** Each position once, with its best score. */
  hits(): Hits {
    const best = this.#best;
    const touched = this.#touched;
    const count = this.#count;
    const { positions, scores } = emptyHits(count);
    for (let block = 0, at = 0; at < count; block++) {
      if (touched[block] === 0) continue;
      const end = (block + 1) << blockBits;
      for (let position = block << blockBits; position < end; position++) {
        const score = best[position] as number;
        if (score === 0) continue;
        positions[at] = position;
        scores[at++] = score - 1;
      }
    }
    return { positions, scores, count };
  }
}
