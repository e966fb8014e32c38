import type { Matrix } from "../../scene/geometry/matrix.ts";

export interface TransformParts {
  position: [x: number, y: number];
  scale: [x: number, y: number];
  /** Degrees. */
  rotation: number;
  skew: number;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** As Lottie puts it together again: translation · rotation · skew along x · scale. */
export function decompose([a, b, c, d, e, f]: Matrix): TransformParts {
  const scaleX = Math.hypot(a, b);
  if (scaleX < 1e-12) {
    const scaleY = Math.hypot(c, d);
    const rotation = scaleY < 1e-12 ? 0 : degrees(Math.atan2(-c, d));
    return { position: [e, f], scale: [0, scaleY], rotation, skew: 0 };
  }
  const [cos, sin] = [a / scaleX, b / scaleX];
  const shear = cos * c + sin * d;
  const scaleY = cos * d - sin * c;
  const skew = Math.abs(shear) < 1e-9 ? 0 : scaleY === 0 ? 0 : -degrees(Math.atan2(shear, scaleY));
  // atan2 turns over for mirrored ones, whose tangent is the same.
  const folded = skew > 90 ? skew - 180 : skew < -90 ? skew + 180 : skew;
  return { position: [e, f], scale: [scaleX, scaleY], rotation: degrees(Math.atan2(sin, cos)), skew: folded };
}

/** The same shape, larger and turned at most. */
export const isSimilarity = ([a, b, c, d]: Matrix): boolean => {
  const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  const near = size * 1e-6;
  return (
    (Math.abs(a - d) <= near && Math.abs(b + c) <= near) ||
    (Math.abs(a + d) <= near && Math.abs(b - c) <= near)
  );
};
