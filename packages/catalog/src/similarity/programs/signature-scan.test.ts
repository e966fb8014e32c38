import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { shapesPerLook } from "@zoetrope/render/vector-layout";
import { expect, it } from "vitest";
import { bytesPerSignature, codesPerSignature, costsPerCode, maxFound, maxFoundSlots } from "./cost-scan.ts";
import { SignatureScan } from "./signature-scan.ts";

const random = createSeededRandom(11);
const bytes = (length: number, below: number) =>
  Uint8Array.from({ length }, () => Math.floor(random() * below));

function filled(slots: number) {
  const scan = new SignatureScan();
  scan.reserve(slots);
  const signatures = Array.from({ length: slots }, () =>
    Array.from({ length: shapesPerLook }, () => bytes(bytesPerSignature, 256)),
  );
  for (const [slot, shapes] of signatures.entries())
    for (const [shape, signature] of shapes.entries()) scan.write(slot, shape, signature);
  return { scan, signatures };
}

/** The same, one code after the other. */
function costOf(signatures: readonly Uint8Array[], prices: readonly Uint8Array[]): number {
  const sums = signatures.flatMap((signature) =>
    prices.map((costs) =>
      Array.from({ length: codesPerSignature }, (_, code) => {
        const bits = ((signature[code >> 1] as number) >> (4 * (code % 2))) & 15;
        return costs[code * costsPerCode + bits] as number;
      }).reduce((sum, cost) => Math.min(255, sum + cost), 0),
    ),
  );
  return Math.min(...sums);
}

it.each([3, 40])("finds the slots that cost up to a limit and pass, at up to %i a code", (most) => {
  const slots = 501;
  const { scan, signatures } = filled(slots);
  const prices = [0, 1].map(() => bytes(codesPerSignature * costsPerCode, most + 1));
  const passes = Uint8Array.from({ length: slots }, (_, slot) => (slot % 5 === 0 || slot < 40 ? 0 : 1));
  const limit = most === 3 ? 20 : maxFound;

  scan.allow(slots, passes);
  scan.price(prices[0] as Uint8Array, prices[1] as Uint8Array);
  const before = scan.scan(0, 64, { limit, found: 0 });
  const { found, stopped } = scan.scan(64, slots, { limit, found: before.found });

  const expected = signatures.flatMap((shapes, slot) => {
    const cost = costOf(shapes, prices);
    return passes[slot] === 1 && cost <= limit ? [[slot, cost]] : [];
  });
  expect(expected.length).toBeGreaterThan(10);
  expect(expected.length).toBeLessThan(400);
  expect(Array.from({ length: found }, (_, at) => [scan.found.slots[at], scan.found.costs[at]])).toEqual(
    expected,
  );
  expect(stopped).toBeGreaterThanOrEqual(slots);
});

it("stops where there is no more room, and goes on from there", () => {
  const slots = maxFoundSlots + 300;
  const scan = new SignatureScan();
  scan.reserve(slots);
  scan.allow(slots, null);
  const first = scan.scan(0, slots, { limit: 0, found: 0 });
  expect(first.found).toBe(first.stopped);
  expect(first.found).toBeLessThanOrEqual(maxFoundSlots);
  expect(scan.scan(first.stopped, slots, { limit: 0, found: 0 }).found).toBe(slots - first.stopped);
});
