import { eased } from "../../scene/easing.ts";

/** Numbers and lists of them, as programs hand them over: properties, which are objects, count as their values. */
type Operand = unknown;

const isList = (value: Operand): value is readonly number[] => Array.isArray(value);
const isText = (value: Operand): boolean => Object.prototype.toString.call(value) === "[object String]";

function each(a: Operand, b: Operand, operate: (a: number, b: number) => number): number | number[] {
  if (!isList(a) && !isList(b)) return operate(Number(a), Number(b));
  const [one, other] = [listOf(a), listOf(b)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
    operate(one[index] ?? 0, other[index] ?? 0),
  );
}

const listOf = (value: Operand): readonly number[] => (isList(value) ? value : [Number(value)]);

/** Lists are multiplied and divided by one number. */
function scaled(a: Operand, b: Operand, operate: (a: number, b: number) => number): number | number[] {
  if (isList(a) && !isList(b)) return Array.from(a, (value) => operate(value, Number(b)));
  if (isList(b) && !isList(a)) return Array.from(b, (value) => operate(Number(a), value));
  return each(a, b, operate);
}

export const plus = (a: Operand, b: Operand): number | number[] => each(a, b, (x, y) => x + y);
/** Texts are joined, as `+` joins them. */
export const add = (a: Operand, b: Operand): number | number[] | string =>
  isText(a) || isText(b) ? `${String(a)}${String(b)}` : plus(a, b);
export const sub = (a: Operand, b: Operand): number | number[] => each(a, b, (x, y) => x - y);
export const mul = (a: Operand, b: Operand): number | number[] => scaled(a, b, (x, y) => x * y);
export const div = (a: Operand, b: Operand): number | number[] => scaled(a, b, (x, y) => x / y);
export const mod = (a: Operand, b: Operand): number => Number(a) % Number(b);
export const neg = (a: Operand): unknown => (isList(a) ? Array.from(a, (value) => -value) : -Number(a));

export const clamp = (value: Operand, limit1: number, limit2: number): number | number[] => {
  const [low, high] = [Math.min(limit1, limit2), Math.max(limit1, limit2)];
  const within = (one: Operand): number => Math.min(Math.max(Number(one), low), high);
  return isList(value) ? Array.from(value, within) : within(value);
};

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

export const cross = (a: readonly number[], b: readonly number[]): number[] => {
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
};

/** Of one list, or the way between two. */
export const length = (a: Operand, b?: Operand): number =>
  Math.hypot(...listOf(b === undefined ? a : each(a, b, (x, y) => x - y)));

export const normalize = (a: readonly number[]): unknown => {
  const size = length(a);
  return size === 0 ? Array.from(a, () => 0) : div(a, size);
};

type Blend = (share: number) => number;

/** `linear(t, value1, value2)` and `linear(t, tMin, tMax, value1, value2)`, of numbers and of lists. */
const blending =
  (blend: Blend) =>
  (t: number, a: Operand, b: Operand, c?: Operand, d?: Operand): number | number[] => {
    const isBetweenTimes = c !== undefined && d !== undefined;
    const [from, to] = isBetweenTimes ? [c, d] : [a, b];
    const [start, end] = isBetweenTimes ? [Number(a), Number(b)] : [0, 1];
    const share = end === start ? (t < end ? 0 : 1) : (t - start) / (end - start);
    const at = share <= 0 ? 0 : share >= 1 ? 1 : blend(share);
    return each(from, to, (x, y) => x + (y - x) * at);
  };

/** Eased ends have handles of a third of the time, as After Effects makes them; the others those of a straight line. */
const [third, sixth] = [1 / 3, 1 / 6];
export const linear = blending((share) => share);
export const ease = blending((share) => eased(share, third, 0, 1 - third, 1));
export const easeIn = blending((share) => eased(share, third, 0, 1 - sixth, 1 - sixth));
export const easeOut = blending((share) => eased(share, sixth, sixth, 1 - third, 1));

export const degreesToRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const radiansToDegrees = (radians: number): number => (radians * 180) / Math.PI;

export function rgbToHsl([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): number[] {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(high + low) / 2, high - low];
  if (range === 0) return [0, 0, lightness, alpha];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const place =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [place / 6, saturation, lightness, alpha];
}

export function hslToRgb([hue = 0, saturation = 0, lightness = 0, alpha = 1]: readonly number[]): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const place = (((offset + hue * 12) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [channel(0), channel(8), channel(4), alpha];
}
