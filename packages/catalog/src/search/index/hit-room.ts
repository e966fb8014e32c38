/** Lists that hits are written into. */
export interface HitLists {
  positions: Int32Array;
  scores: Uint16Array;
}

/** Shorter ones are made anew: they cost nothing. */
const shortestKept = 4_096;
/** Positions that wait for the next search, over all lists: 60 MB. Beyond, lists are left to the garbage collector. */
const mostWaiting = 10_000_000;

/** By the power of two of their length. */
const waiting: HitLists[][] = Array.from({ length: 32 }, () => []);
let waitingPositions = 0;

const makeLists = (size: number): HitLists => ({
  positions: new Int32Array(size),
  scores: new Uint16Array(size),
});

/** The room of the search that is going on; null outside of all. */
let current: HitRoom | null = null;

function inside<Made>(room: HitRoom | null, make: () => Made): Made {
  const before = current;
  current = room;
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
export class HitRoom {
  readonly #taken: HitLists[] = [];

  /** Lists that are made by `make` belong to this room; nothing is awaited meanwhile. */
  within<Made>(make: () => Made): Made {
    return inside(this, make);
  }

  take(size: number): HitLists {
    const power = 32 - Math.clz32(size - 1);
    const known = waiting[power]?.pop();
    if (known !== undefined) waitingPositions -= known.positions.length;
    const lists = known ?? makeLists(2 ** power);
    this.#taken.push(lists);
    return { positions: lists.positions.subarray(0, size), scores: lists.scores.subarray(0, size) };
  }

  /** Nothing that was made in here may be looked at any more. */
  release(): void {
    for (const lists of this.#taken) {
      const { length } = lists.positions;
      if (waitingPositions + length > mostWaiting) continue;
      waiting[Math.log2(length)]?.push(lists);
      waitingPositions += length;
    }
    this.#taken.length = 0;
  }
}

/** Lists of so many hits, with whatever a search before has left in them. */
export const takeLists = (size: number): HitLists =>
  current === null || size < shortestKept ? makeLists(size) : current.take(size);

/** What outlives the search that makes it. */
export const outsideRooms = <Made>(make: () => Made): Made => inside(null, make);
