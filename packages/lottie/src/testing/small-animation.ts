import type { LottieJson } from "../contract.ts";

const still = {
  o: fixed(100),
  r: fixed(0),
  p: fixed([0, 0, 0]),
  a: fixed([0, 0, 0]),
  s: fixed([100, 100, 100]),
};

export function fixed(k: unknown): { a: 0; k: unknown } {
  return { a: 0, k };
}

/** A filled rectangle as shape group. */
export function rectangle(x: number, y: number, width: number, height: number, colour: number[]): LottieJson {
  return {
    ty: "gr",
    nm: "Box",
    it: [
      {
        ty: "rc",
        nm: "Path",
        s: fixed([width, height]),
        p: fixed([x + width / 2, y + height / 2]),
        r: fixed(0),
      },
      { ty: "fl", nm: "Fill", c: fixed(colour), o: fixed(100), r: 1 },
      { ty: "tr", p: fixed([0, 0]), a: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) },
    ],
  };
}

export function shapeLayer(shapes: LottieJson[], extra: LottieJson = {}): LottieJson {
  return { ty: 4, nm: "Layer", ind: 1, ip: 0, op: 60, st: 0, ks: still, shapes, ...extra };
}

/** 100 × 100 pixels, 2 seconds at 30 frames per second. */
export function animation(layers: LottieJson[], extra: LottieJson = {}): LottieJson {
  return { v: "5.7.0", fr: 30, ip: 0, op: 60, w: 100, h: 100, nm: "Test", assets: [], layers, ...extra };
}

export const bytesOf = (json: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(json));

/** A text that stays as it is. */
export const textLayer = (name: string, text: LottieJson): LottieJson => ({
  ty: 5,
  nm: name,
  ks: {},
  ip: 0,
  op: 60,
  st: 0,
  t: { d: { k: [{ t: 0, s: text }] }, a: [] },
});
