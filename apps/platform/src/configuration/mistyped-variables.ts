import type { Environment } from "@zoetrope/kit";
import { variables } from "./configuration.ts";

/** A variable that nobody reads, and the one that was most likely meant. */
export interface MistypedVariable {
  name: string;
  meant: string;
}

/** In a short name a letter more or less is soon another word. */
const maxShortNameLength = 9;
/** Names that other programs have, next to ours. */
const namesOfOthers = new Set(["APP_URL", "PORT_APP"]);

/** Variables one or two letters away from one of ours that is not set itself; such a mistake would otherwise pass without a word. */
export function findMistypedVariables(environment: Environment): MistypedVariable[] {
  const isSet = (name: string): boolean => Boolean(environment[name]);
  const missing = Object.keys(variables).filter((name) => !isSet(name));
  return Object.keys(environment).flatMap((name) => {
    if (Object.hasOwn(variables, name) || namesOfOthers.has(name) || !isSet(name)) return [];
    const [nearest] = missing
      .map((meant) => ({ meant, letters: differingLetters(name.toUpperCase(), meant) }))
      .filter(({ meant, letters }) => letters <= (meant.length > maxShortNameLength ? 2 : 1))
      .toSorted((one, other) => one.letters - other.letters);
    return nearest === undefined ? [] : [{ name, meant: nearest.meant }];
  });
}

export const describeMistyped = ({ name, meant }: MistypedVariable): string =>
  `${name} is set, and nothing reads it. If ${meant} is meant, correct the name.`;

/**
 * How many letters have to be added, taken out, replaced or swapped with their neighbour, between 0 and 3, which stands for more
 * (optimal string alignment distance).
 */
function differingLetters(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(3, at(last, other.length));
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
