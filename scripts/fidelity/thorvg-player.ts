import { createRenderer } from "@zoetrope/render/server";
import { type Difference, differenceOf, none, type Player, side, worseOf } from "./difference.ts";

/** ThorVG draws some masks anew each time: a real difference shows however often both are drawn, and is more than its own. */
const attempts = 6;

/** The platform's own engine, in threads that are ended when they take too long. */
export function openThorvgPlayer(): Player & { close(): Promise<void> } {
  const renderer = createRenderer({ timeoutInMs: 60_000 });
  async function draw(text: string, frames: readonly number[]): Promise<Uint8Array[]> {
    const { w, h } = JSON.parse(text) as { w: number; h: number };
    const drawn: Uint8Array[] = [];
    const width = Math.max(1, Math.round(side * Math.min(1, w / h)));
    for await (const frame of renderer.renderFrames({ bytes: new TextEncoder().encode(text), width, frames }))
      drawn.push(frame.pixels);
    return drawn;
  }
  const worst = (before: Uint8Array[], after: Uint8Array[], frames: readonly number[]): Difference =>
    before
      .map((pixels, index) => differenceOf(pixels, after[index] ?? new Uint8Array(), frames[index] ?? 0))
      .reduce(worseOf, none);

  async function compare(original: string, changed: string, frames: readonly number[]): Promise<Difference> {
    const originals: Uint8Array[][] = [];
    const others: Uint8Array[][] = [];
    let least: Difference | null = null;
    for (let attempt = 0; attempt < attempts && (least === null || least.share > 0); attempt++) {
      originals.push(await draw(original, frames));
      others.push(await draw(changed, frames));
      for (const before of originals)
        for (const after of others) {
          const difference = worst(before, after, frames);
          if (least === null || worseOf(least, difference) === least) least = difference;
        }
    }
    const own = originals.map((each) => worst(originals[0] ?? [], each, frames)).reduce(worseOf, none);
    return least === null || own.share >= least.share ? none : least;
  }
  return {
    name: "ThorVG",
    compare: (original, changed, frames) =>
      Promise.all(changed.map((each) => compare(original, each, frames))),
    close: () => renderer.close(),
  };
}
