import { expect, it } from "vitest";
import { rotation, scaling } from "../../scene/geometry/matrix.ts";
import { fitTransform } from "./fit-transform.ts";
import { createSampling } from "./sampling.ts";

const sampling = createSampling([0, 1], 4, { easings: [], frameRate: 60, size: 100 });

it("keeps the size of what turns by more than a right angle from one look to the next", () => {
  const turning = fitTransform(
    sampling.times.map((time) => rotation(600 * time)),
    sampling,
  );
  expect(turning["s"]).toEqual({ a: 0, k: [100, 100] });
  expect(JSON.stringify(turning["r"])).toMatch(/"t":0,"s":\[0\].*"t":60,"s":\[600\]/);
});

it("takes what shrinks to nothing and comes out on the other side for no turn", () => {
  const mirrored = fitTransform(
    sampling.times.map((time) => scaling(1 - 2 * time, 1 - 2 * time)),
    sampling,
  );
  expect(mirrored["r"]).toEqual({ a: 0, k: 0 });
  expect(JSON.stringify(mirrored["s"])).toMatch(/"t":0,"s":\[100,100\].*"t":60,"s":\[-100,-100\]/);
});
