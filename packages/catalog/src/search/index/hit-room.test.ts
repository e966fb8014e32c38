import { expect, test } from "vitest";
import { HitRoom, outsideRooms, takeLists } from "./hit-room.ts";

const size = 5_000;

test("searches that run at the same time share nothing, and later ones take what was released", () => {
  const [one, other] = [new HitRoom(), new HitRoom()];
  const first = one.within(() => takeLists(size));
  const second = other.within(() => takeLists(size));
  expect(second.positions.buffer).not.toBe(first.positions.buffer);
  one.release();
  expect(new HitRoom().within(() => takeLists(size - 1)).positions.buffer).toBe(first.positions.buffer);
  expect(first.positions).toHaveLength(size);
});

test("what outlives a search is never given to another", () => {
  const room = new HitRoom();
  const kept = room.within(() => outsideRooms(() => takeLists(size)));
  room.release();
  expect(new HitRoom().within(() => takeLists(size)).positions.buffer).not.toBe(kept.positions.buffer);
});

test("a search that fails leaves no room behind it", () => {
  const room = new HitRoom();
  expect(() =>
    room.within(() => {
      throw new Error("stopped");
    }),
  ).toThrow("stopped");
  const later = takeLists(size);
  room.release();
  expect(new HitRoom().within(() => takeLists(size)).positions.buffer).not.toBe(later.positions.buffer);
});
