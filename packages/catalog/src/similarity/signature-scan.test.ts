import { shapesPerLook } from "@zoetrope/render/vector-layout";
import { expect, it } from "vitest";
import { createRandom } from "../ingest/generate-synthetic.ts";
import { outOfReach, SignatureScan } from "./signature-scan.ts";

const slots = 500;
const random = createRandom(11);
const word = () => BigInt(Math.floor(random() * 2 ** 32)) | (BigInt(Math.floor(random() * 2 ** 31)) << 32n);
const bitsOf = (value: bigint) => BigInt.asUintN(64, value).toString(2).replaceAll("0", "").length;

it("finds in each slot the signature that differs in the fewest bits, and counts the slots by them", () => {
  const scan = new SignatureScan();
  scan.reserve(slots);
  const signatures = Array.from({ length: slots * shapesPerLook }, () => (random() < 0.5 ? word() : -word()));
  scan.signatures().set(signatures);
  const wanted = [word(), -word()] as const;
  const passes = Uint8Array.from({ length: slots }, (_, slot) => (slot % 5 === 0 ? 0 : 1));

  const { found, histogram } = scan.scan(slots, wanted, passes);

  const counts = Array.from(histogram, () => 0);
  for (let slot = 0; slot < slots; slot += 1) {
    const nearest = Math.min(
      ...signatures
        .slice(slot * shapesPerLook, (slot + 1) * shapesPerLook)
        .flatMap((signature) => wanted.map((one) => bitsOf(signature ^ one))),
    );
    const expected = passes[slot] === 1 ? nearest : outOfReach;
    expect(found[slot]).toBe(expected);
    counts[expected] = (counts[expected] ?? 0) + 1;
  }
  expect(Array.from(histogram)).toEqual(counts);
});
