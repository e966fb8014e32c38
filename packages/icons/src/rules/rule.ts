import type { Move, Parts, Pivot, Trim } from "../direction.ts";

/** What a rule adds to the direction of an icon: what moves, and which lines are drawn anew. */
export interface Rule {
  moves?: readonly Move[];
  trims?: readonly Trim[];
}

export type Target = Parts | "all";

export interface Timed {
  /** Frame at which it begins; default 4. */
  start?: number;
}

export interface Pinned extends Timed {
  /** Default: the centre of what moves, unless the rule says otherwise. */
  pivot?: Pivot;
}

export interface Offset {
  /** Units of the grid; right is positive. */
  x?: number;
  /** Down is positive. */
  y?: number;
}

/** The rule that is one move of these parts. */
export const moving = (target: Target, move: Omit<Move, "parts">): Rule => ({
  moves: [target === "all" ? move : { parts: target, ...move }],
});

/** A rule for one part after the other, or for one group of parts after the other. */
export function inTurn<Options extends Timed | undefined>(
  list: readonly (number | Parts)[],
  rule: (parts: Parts, options: Options) => Rule,
  { gap = 6, ...options }: NonNullable<NoInfer<Options>> & { gap?: number },
): Rule {
  const { start = 4 }: Timed = options;
  const rules = list.map((one, index) =>
    rule(typeof one === "number" ? [one] : one, {
      ...options,
      start: start + index * gap,
    } as unknown as Options),
  );
  return {
    moves: rules.flatMap(({ moves = [] }) => moves),
    trims: rules.flatMap(({ trims = [] }) => trims),
  };
}
