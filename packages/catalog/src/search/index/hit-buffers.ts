/** Lists that hits are written into. */
export interface HitLists {
  positions: Int32Array;
  scores: Uint16Array;
}

/** Shorter ones are made anew: they cost nothing. */
const minPooledSize = 4_096;
/** Positions that wait for the next search, over all lists: 60 MB. Beyond, lists are left to the garbage collector. */
const maxPooledPositions = 10_000_000;

/** By the power of two of their length. */
const pool: HitLists[][] = Array.from({ length: 32 }, () => []);
let pooledPositions = 0;

const makeLists = (size: number): HitLists => ({
  positions: new Int32Array(size),
  scores: new Uint16Array(size),
});

/** The buffers of the search that is going on; null outside of all. */
let current: HitBuffers | null = null;

function inside<Made>(buffers: HitBuffers | null, make: () => Made): Made {
  const before = current;
  current = buffers;
  try {
    return make();
  } finally {
    current = before;
  }
}

/**
 * Where one search has its lists from, which go to the next one afterwards. A search over 600,000 animations writes megabytes of them;
 * V8 would count what is thrown away and collect its whole heap after every twentieth search, for tens of milliseconds.
 */
export class HitBuffers {
  readonly #taken: HitLists[] = [];

  /** Lists that are made by `make` come from these buffers; nothing is awaited meanwhile. */
  within<Made>(make: () => Made): Made {
    return inside(this, make);
  }

  take(size: number): HitLists {
    const power = 32 - Math.clz32(size - 1);
    const known = pool[power]?.pop();
    if (known !== undefined) pooledPositions -= known.positions.length;
    const lists = known ?? makeLists(2 ** power);
    this.#taken.push(lists);
    return { positions: lists.positions.subarray(0, size), scores: lists.scores.subarray(0, size) };
  }

  /** Nothing that was made in here may be looked at any more. */
  release(): void {
    for (const lists of this.#taken) {
      const { length } = lists.positions;
      if (pooledPositions + length > maxPooledPositions) continue;
      pool[Math.log2(length)]?.push(lists);
      pooledPositions += length;
    }
    this.#taken.length = 0;
  }
}

/** Lists of so many hits, with whatever a search before has left in them. */
export const takeLists = (size: number): HitLists =>
  current === null || size < minPooledSize ? makeLists(size) : current.take(size);

/** What outlives the search that makes it. */
export const outsideHitBuffers = <Made>(make: () => Made): Made => inside(null, make);
