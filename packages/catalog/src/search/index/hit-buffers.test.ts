import { expect, test } from "vitest";
import { HitBuffers, outsideHitBuffers, takeLists } from "./hit-buffers.ts";

const size = 5_000;

test("searches that run at the same time share nothing, and later ones take what was released", () => {
  const [one, other] = [new HitBuffers(), new HitBuffers()];
  const first = one.within(() => takeLists(size));
  const second = other.within(() => takeLists(size));
  expect(second.positions.buffer).not.toBe(first.positions.buffer);
  one.release();
  expect(new HitBuffers().within(() => takeLists(size - 1)).positions.buffer).toBe(first.positions.buffer);
  expect(first.positions).toHaveLength(size);
});

test("what outlives a search is never given to another", () => {
  const buffers = new HitBuffers();
  const kept = buffers.within(() => outsideHitBuffers(() => takeLists(size)));
  buffers.release();
  expect(new HitBuffers().within(() => takeLists(size)).positions.buffer).not.toBe(kept.positions.buffer);
});

test("a search that fails leaves no buffers of its own behind", () => {
  const buffers = new HitBuffers();
  expect(() =>
    buffers.within(() => {
      throw new Error("stopped");
    }),
  ).toThrow("stopped");
  const later = takeLists(size);
  buffers.release();
  expect(new HitBuffers().within(() => takeLists(size)).positions.buffer).not.toBe(later.positions.buffer);
});
