import type { Category } from "@zoetrope/catalog/categories";
import type { Animated, Moving } from "@zoetrope/originals";
import type { Direction, Parts } from "./direction.ts";
import type { Rule } from "./rules/index.ts";

const rest = 8;
const shortest = 72;

/** A direction out of rules: what they move, one around the other, for as long as the last of them takes. Tags are divided by commas. */
export function direct(
  category: Category,
  tags: string,
  accent: Parts,
  ...rules: readonly Rule[]
): Direction {
  const moves = rules.flatMap((rule) => rule.moves ?? []);
  const trims = rules.flatMap((rule) => rule.trims ?? []);
  const values = [
    ...moves.flatMap(({ x, y, rotate, skew, scale, scaleX, scaleY, opacity }) => [
      x,
      y,
      rotate,
      skew,
      scale,
      scaleX,
      scaleY,
      opacity,
    ]),
    ...trims.flatMap(({ start, end }) => [start, end]),
  ];
  const last = Math.max(0, ...values.map(lastFrameOf));
  return {
    category,
    tags: tags.split(", "),
    accent,
    moves,
    trims,
    frames: Math.max(shortest, Math.ceil(last) + rest),
  };
}

const lastFrameOf = (value: Moving<number> | Animated<number> | undefined): number =>
  typeof value === "object" ? (value.keys.at(-1)?.frame ?? 0) : 0;
