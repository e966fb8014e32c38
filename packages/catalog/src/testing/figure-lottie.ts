const still = (value: unknown) => ({ a: 0, k: value });

export interface Figure {
  /** Corners on a canvas of 200 by 200. */
  corners: readonly (readonly [number, number])[];
  /** From 0 to 1. */
  rgb?: readonly [number, number, number];
  frames?: number;
  /** How far it travels down and back. */
  travel?: number;
}

/** A wedge that points to the right: seen in a mirror it is another. */
export const wedge: Figure["corners"] = [
  [30, 40],
  [120, 40],
  [170, 100],
  [120, 160],
  [30, 160],
  [80, 100],
];
export const bar: Figure["corners"] = [
  [20, 90],
  [180, 90],
  [180, 110],
  [20, 110],
];
export const mirroredCorners = (corners: Figure["corners"]): Figure["corners"] =>
  corners.map(([x, y]) => [200 - x, y]);

/** A Lottie file with one filled figure that goes down and back. */
export function figureLottie({ corners, rgb = [1, 0, 0], frames = 60, travel = 20 }: Figure): Uint8Array {
  const ease = { i: { x: [0.5], y: [0.5] }, o: { x: [0.5], y: [0.5] } };
  const place = {
    a: 1,
    k: [
      { t: 0, s: [0, 0, 0], ...ease },
      { t: frames / 2, s: [0, travel, 0], ...ease },
      { t: frames, s: [0, 0, 0] },
    ],
  };
  const zeros = corners.map(() => [0, 0]);
  const path = { ty: "sh", ks: still({ i: zeros, o: zeros, v: corners, c: true }) };
  const transform = { p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
  const shapes = [
    {
      ty: "gr",
      it: [path, { ty: "fl", c: still([...rgb, 1]), o: still(100) }, { ty: "tr", ...transform }],
    },
  ];
  const ks = { ...transform, p: place, a: still([0, 0, 0]), s: still([100, 100, 100]) };
  const layer = { ty: 4, ind: 1, ip: 0, op: frames, st: 0, ks, shapes };
  const json = { v: "5.7.0", fr: 30, ip: 0, op: frames, w: 200, h: 200, assets: [], layers: [layer] };
  return new TextEncoder().encode(JSON.stringify(json));
}
