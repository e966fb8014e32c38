import { numbersOf } from "./numbers.ts";

const functions = /([a-z]+)\s*\(([^()]*)\)/gi;

/** The attribute `transform`, where numbers have no units and a turn may have a centre, in the words of a style sheet. */
export function cssTransformOf(attribute: string | undefined): string | undefined {
  return attribute?.replaceAll(functions, (whole, name: string, inside: string) => {
    const [first = 0, second, third = 0] = numbersOf(inside);
    if (name === "translate") return `translate(${first}px, ${second ?? 0}px)`;
    if (name === "rotate") {
      const turn = `rotate(${first}deg)`;
      const [x, y] = [second ?? 0, third];
      return x === 0 && y === 0 ? turn : `translate(${x}px, ${y}px) ${turn} translate(${-x}px, ${-y}px)`;
    }
    return name.startsWith("skew") ? `${name}(${first}deg)` : whole;
  });
}
