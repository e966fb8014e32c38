import { type Oklab, oklabOf } from "../../colours/oklab.ts";

/** Looks for the colour that looks most like another, by distance in Oklab. */
export class NearestColour {
  /** Three numbers a colour, one behind the other: a list of lists takes three times as long. */
  readonly labs: Float64Array;

  /** `0xrrggbb` each. */
  constructor(colours: readonly number[]) {
    this.labs = Float64Array.from(colours.flatMap((colour) => oklabOf(colour)));
  }

  /** Its place in the list. */
  find([l, a, b]: Oklab): number {
    const { labs } = this;
    let nearest = 0;
    let least = Infinity;
    for (let at = 0; at < labs.length; at += 3) {
      const dl = (labs[at] ?? 0) - l;
      const da = (labs[at + 1] ?? 0) - a;
      const db = (labs[at + 2] ?? 0) - b;
      const distance = dl * dl + da * da + db * db;
      if (distance < least) {
        nearest = at;
        least = distance;
      }
    }
    return nearest / 3;
  }

  at(index: number): Oklab {
    return [this.labs[index * 3] ?? 0, this.labs[index * 3 + 1] ?? 0, this.labs[index * 3 + 2] ?? 0];
  }
}
