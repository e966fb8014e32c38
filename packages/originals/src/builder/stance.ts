import type { Stance } from "./figure.ts";
import { isAnimated, mapped, type Moving } from "./moving.ts";
import { type Json, scalar, vector } from "./property.ts";

function position(pivot: readonly [number, number], x: Moving<number>, y: Moving<number>): Json {
  const [left, top] = pivot;
  if (!isAnimated(x) && !isAnimated(y)) return vector([left + x, top + y]);
  if (isAnimated(x) && !isAnimated(y))
    return vector(mapped(x, (value): readonly number[] => [left + value, top + y]));
  if (!isAnimated(x) && isAnimated(y))
    return vector(mapped(y, (value): readonly number[] => [left + x, top + value]));
  return {
    s: true,
    x: scalar(mapped(x, (value) => left + value)),
    y: scalar(mapped(y, (value) => top + value)),
  };
}

function scaling(stance: Stance): Json {
  const { scale = 1, scaleX = 1, scaleY = 1 } = stance;
  const moving = [scale, scaleX, scaleY].filter((value) => isAnimated(value));
  if (moving.length > 1)
    throw new Error(
      `${stance.name ?? "A part"}: only one of scale, scaleX and scaleY can move; nest two parts`,
    );
  const whole = isAnimated(scale) ? 1 : scale;
  const across = isAnimated(scaleX) ? 1 : scaleX;
  const down = isAnimated(scaleY) ? 1 : scaleY;
  if (isAnimated(scale))
    return vector(
      mapped(scale, (value): readonly number[] => [value * across, value * down]),
      100,
    );
  if (isAnimated(scaleX))
    return vector(
      mapped(scaleX, (value): readonly number[] => [value * whole, whole * down]),
      100,
    );
  if (isAnimated(scaleY))
    return vector(
      mapped(scaleY, (value): readonly number[] => [whole * across, value * whole]),
      100,
    );
  return vector([whole * across, whole * down], 100);
}

/** The transform of a group or a layer. */
export function transform(stance: Stance): Json {
  const pivot = stance.pivot ?? [0, 0];
  return {
    a: vector(pivot),
    p: position(pivot, stance.x ?? 0, stance.y ?? 0),
    s: scaling(stance),
    r: scalar(stance.rotate ?? 0),
    o: scalar(stance.opacity ?? 1, 100),
    ...(stance.skew === undefined ? {} : { sk: scalar(stance.skew), sa: scalar(0) }),
  };
}

/** Both directions move: one part around another, so that each has its own keys. */
export function nestedStances(stance: Stance): Stance[] {
  const moving = (["scale", "scaleX", "scaleY"] as const).filter((key) => stance[key] !== undefined);
  if (moving.filter((key) => isAnimated(stance[key] as Moving<number>)).length <= 1) return [stance];
  const { pivot = [0, 0] } = stance;
  const still = { ...stance };
  for (const key of moving) delete still[key];
  return [still, ...moving.map((key): Stance => ({ pivot, [key]: stance[key] }))];
}
