import type { JsonObject } from "../../json/json-values.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import { decompose } from "../write/decompose.ts";
import { fixed, rounded } from "../write/property.ts";
import { fitTrack } from "./fit-track.ts";
import type { Sampling } from "./sampling.ts";

/** The properties of a transform from its matrices at every sample. */
export function fitTransform(matrices: readonly Matrix[], sampling: Sampling): JsonObject {
  const anchor = stillPoint(matrices, sampling.size);
  const parts = matrices.map(([a, b, c, d, e, f]) => {
    const [x, y] = [a * anchor[0] + c * anchor[1] + e, b * anchor[0] + d * anchor[1] + f];
    return decompose([a, b, c, d, x, y]);
  });
  // The same matrix turned by half a turn and mirrored twice, or by whole turns: what is nearest to the moment before.
  let previous = parts[0];
  const largest = Math.max(...parts.map(({ scale: [x, y] }) => Math.hypot(x, y)), 1e-9);
  for (const part of parts) {
    if (previous === undefined || part === previous) continue;
    const candidates = [
      { rotation: part.rotation, scale: part.scale },
      { rotation: part.rotation + 180, scale: [-part.scale[0], -part.scale[1]] as [number, number] },
    ].map(({ rotation, scale }) => {
      const before = previous?.rotation ?? 0;
      const turned = rotation + 360 * Math.round((before - rotation) / 360);
      // What turns by more than a right angle at once keeps its size: only what shrinks to nothing comes out on the other side.
      const grown = Math.hypot(scale[0] - (previous?.scale[0] ?? 0), scale[1] - (previous?.scale[1] ?? 0));
      return { rotation: turned, scale, off: Math.abs(turned - before) / 180 + grown / largest };
    });
    const nearest = candidates.reduce((best, each) => (each.off < best.off - 1e-6 ? each : best));
    [part.rotation, part.scale] = [nearest.rotation, nearest.scale];
    previous = part;
  }
  const near = sampling.size / 4_000;
  const property = (track: number[][], tolerance: number, digits: number): JsonObject => {
    const wrap = (value: readonly number[]): number[] => value.map((each) => rounded(each, digits));
    const keyframes = fitTrack(track, sampling, tolerance, wrap);
    const still = wrap(track[0] ?? []);
    return keyframes === null ? fixed(still.length === 1 ? still[0] : still) : { a: 1, k: keyframes };
  };
  const skews = parts.some(({ skew }) => Math.abs(skew) > 1e-4);
  return {
    p: property(
      parts.map(({ position }) => [...position]),
      near,
      3,
    ),
    a: fixed(anchor.map((each) => rounded(each))),
    s: property(
      parts.map(({ scale }) => scale.map((each) => each * 100)),
      0.05,
      3,
    ),
    r: property(
      parts.map(({ rotation }) => [rotation]),
      0.05,
      3,
    ),
    ...(skews
      ? {
          sk: property(
            parts.map(({ skew }) => [skew]),
            0.05,
            3,
          ),
          sa: fixed(0),
        }
      : {}),
  };
}

/** The point that everything turns or grows about, by least squares; the origin where there is none. */
function stillPoint(matrices: readonly Matrix[], size: number): [x: number, y: number] {
  const [first] = matrices;
  if (first === undefined) return [0, 0];
  let [xx, xy, yy, x, y] = [0, 0, 0, 0, 0];
  const differences = matrices.map(
    ([a, b, c, d, e, f]) =>
      [a - first[0], b - first[1], c - first[2], d - first[3], first[4] - e, first[5] - f] as const,
  );
  for (const [a, b, c, d, e, f] of differences) {
    xx += a * a + b * b;
    xy += a * c + b * d;
    yy += c * c + d * d;
    x += a * e + b * f;
    y += c * e + d * f;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 1e-9 * Math.max(xx, yy) ** 2)) return [0, 0];
  const [px, py] = [(yy * x - xy * y) / determinant, (xx * y - xy * x) / determinant];
  const isStill = differences.every(
    ([a, b, c, d, e, f]) => Math.hypot(a * px + c * py - e, b * px + d * py - f) < size / 2_000,
  );
  return isStill ? [px, py] : [0, 0];
}
