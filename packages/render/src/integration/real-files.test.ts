import {
  fillSlots,
  inspectJson,
  type LottieJson,
  optimiseJson,
  parseAnimation,
  standaloneJson,
  stripExpressions,
} from "@zoetrope/lottie";
import { afterAll, describe, expect, it } from "vitest";
import { realAnimations, type TestFile } from "@zoetrope/lottie/testing/corpus";
import type { RawFrame } from "../renderer/contract.ts";
import { createRenderer } from "../renderer/create-renderer.ts";

const renderer = createRenderer({ timeoutInMs: 60_000 });
afterAll(() => renderer.close());

const files = [...realAnimations()];
const samples = files.filter(({ bytes }, index) => index % 6 === 1 && bytes.length < 200_000);

describe("real files", () => {
  it("look the same after optimising, frame by frame", async () => {
    const different: string[] = [];
    const unsteady: string[] = [];
    await Promise.all(
      samples.map(async ({ path, bytes }) => {
        const difference = await strongestDifference(bytes);
        if (difference === drawnAnew) unsteady.push(path);
        else if (difference !== null) different.push(`${path}: ${difference}`);
      }),
    );
    expect(different).toEqual([]);
    expect(unsteady.length).toBeLessThan(3);
    expect(samples.length).toBeGreaterThan(20);
  });

  it("are told apart when a layer moves by half a pixel, so the comparison can fail", () => {
    expect(visibleDifference([picture(halves(0))], [picture(halves(1))])).not.toBeNull();
    expect(visibleDifference([picture(halves(0))], [picture(halves(0))])).toBeNull();
  });

  it("can all be prepared, with a poster that shows something", async () => {
    const prepared = await Promise.all(
      samples.map(async (file) => ({ file, problem: await problemOf(file) })),
    );
    expect(
      prepared.flatMap(({ file, problem }) => (problem === null ? [] : [`${file.path}: ${problem}`])),
    ).toEqual([]);
  });
});

const side = 96;
/** White on the left, nothing on the right. */
const halves = (shift: number): Uint8Array =>
  Uint8Array.from({ length: side * side * 4 }, (_, at) =>
    Math.floor(at / 4) % side < side / 2 + shift ? 255 : 0,
  );
const picture = (pixels: Uint8Array): RawFrame => ({ pixels, width: side, height: side, frame: 0 });

async function problemOf({ path, bytes }: TestFile): Promise<string | null> {
  const result = await renderer.prepare(bytes);
  if ("refused" in result) return result.refused.reason;
  // Text needs fonts that the file names and does not bring; layers and shapes of unknown kinds draw nothing.
  const mayBeBlank = result.facts.layerCount === 0 || result.facts.hasText || path.includes("/unknown-");
  return result.palette.length > 0 || mayBeBlank ? null : "nothing to see on the poster";
}

/** What is said of a file whose drawings differ among themselves. */
const drawnAnew = "drawn anew each time";

async function strongestDifference(bytes: Uint8Array): Promise<string | null> {
  const json = fillSlots(stripExpressions(standaloneJson(parseAnimation(bytes)) ?? {}));
  const { frameCount } = inspectJson(json);
  const frames = [0, 0.33, 0.77].map((share) => Math.round(share * (frameCount - 1)));
  const smaller = optimiseJson(json);
  // ThorVG draws some masks anew each time: a file that does not look like itself proves nothing of its
  // optimised form. Any pair that looks the same is proof, and a real difference has no such pair.
  const originals: RawFrame[][] = [];
  const optimised: RawFrame[][] = [];
  let difference: string | null = null;
  for (let attempt = 0; attempt < 6; attempt++) {
    originals.push(await drawn(json, frames));
    optimised.push(await drawn(smaller, frames));
    for (const before of originals)
      for (const after of optimised) {
        difference = visibleDifference(before, after);
        if (difference === null) return null;
      }
  }
  const [first = [], ...others] = originals;
  return others.every((other) => visibleDifference(first, other) === null) ? difference : drawnAnew;
}

async function drawn(json: LottieJson, frames: number[]): Promise<RawFrame[]> {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const all: RawFrame[] = [];
  for await (const frame of renderer.renderFrames({ bytes, width: side, frames })) all.push(frame);
  return all;
}

/** Null when no pixel differs by more than 12 of 255, as far as it is opaque. */
function visibleDifference(before: RawFrame[], after: RawFrame[]): string | null {
  let strongest = 0;
  before.forEach(({ pixels }, index) => {
    const other = after[index]?.pixels ?? new Uint8Array();
    for (let at = 0; at < pixels.length; at++) {
      const [alpha = 0, otherAlpha = 0] = [pixels[at | 3], other[at | 3]];
      const isAlpha = (at & 3) === 3;
      const painted = isAlpha ? alpha * 255 : (pixels[at] ?? 0) * alpha;
      const otherPainted = isAlpha ? otherAlpha * 255 : (other[at] ?? 0) * otherAlpha;
      strongest = Math.max(strongest, Math.abs(painted - otherPainted) / 255);
    }
  });
  return strongest > 12 ? `${strongest.toFixed(0)} of 255` : null;
}
