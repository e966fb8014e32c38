import { expect, test } from "vitest";
import { keyed } from "../write/keyed.ts";
import { withPartsOf } from "./with-parts-of.ts";

test("what stays as it was is there once, and what moves or stands for something else is its own", () => {
  const moment = (x: number) => ({
    still: { k: [1, 2] },
    moving: { k: [x, 2] },
    layers: [keyed("a", { ty: 4 }), keyed(`b at ${x}`, { ty: 4 })],
  });
  const before = moment(0);
  const now = withPartsOf(before, moment(1));
  expect(now).toEqual(moment(1));
  expect(now.still).toBe(before.still);
  expect(now.moving).not.toBe(before.moving);
  expect(now.layers[0]).toBe(before.layers[0]);
  expect(now.layers[1]).not.toBe(before.layers[1]);
});
