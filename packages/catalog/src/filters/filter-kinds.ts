import { rangePass } from "../search/filter-hits.ts";
import { givenIn, numberOf, oneOf, SearchParameterError, type Filter, type IndexTest } from "./filter.ts";

/** Both ends included. */
interface Range {
  min?: number;
  max?: number;
}

/** One value of a list. */
export const choice = <Value extends string>(
  name: string,
  description: string,
  values: readonly Value[],
  rest: { test(value: Value): IndexTest | null; implied?: Value },
) =>
  ({
    parameters: [{ name, description, schema: { enum: [...values] } }],
    read: (given) => {
      const value = givenIn(given, name);
      return value === null ? undefined : oneOf(name, value, values);
    },
    write: (value) => (value === rest.implied ? [] : [[name, value]]),
    ...rest,
  }) satisfies Filter<Value>;

/** A text of a form; `read` may bring it into the one that animations have. */
export const text = <Offered extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  {
    pattern,
    schema = {},
    ...rest
  }: {
    pattern: RegExp;
    schema?: object;
    read?(value: string): string;
    write?(value: string): string;
    test(value: string): IndexTest;
    offered: Offered;
  },
) =>
  ({
    parameters: [{ name, description, schema: { type: "string", ...schema } }],
    test: rest.test,
    offered: rest.offered,
    read: (given) => {
      const value = givenIn(given, name);
      if (value === null) return undefined;
      if (!pattern.test(value))
        throw new SearchParameterError(name, `"${name}" has a form that no animation has.`);
      return rest.read?.(value) ?? value;
    },
    write: (value) => [[name, rest.write?.(value) ?? value]],
  }) satisfies Filter<string>;

/** A number between two; `max` is the largest value that makes sense. */
export function range(
  name: string,
  what: string,
  { max, column }: { max: number; column: "duration" | "width" | "height" | "frameRate" | "size" },
) {
  const [lowest, highest] = [`${name}-min`, `${name}-max`];
  const schema = { type: "number", minimum: 0, maximum: max };
  return {
    parameters: [
      { name: lowest, description: `Smallest ${what}.`, schema },
      { name: highest, description: `Largest ${what}.`, schema },
    ],
    formName: name,
    read: (given) => {
      const lower = givenIn(given, lowest);
      const upper = givenIn(given, highest);
      if (lower === null && upper === null) return undefined;
      const found: Range = {};
      if (lower !== null) found.min = numberOf(lowest, lower, 0, max);
      if (upper !== null) found.max = numberOf(highest, upper, 0, max);
      if (found.min !== undefined && found.max !== undefined && found.min > found.max)
        throw new SearchParameterError(lowest, `"${lowest}" must not be larger than "${highest}".`);
      return found;
    },
    write: (value) => [
      ...(value.min === undefined ? [] : [[lowest, String(value.min)] as const]),
      ...(value.max === undefined ? [] : [[highest, String(value.max)] as const]),
    ],
    test: (value) => ({ cost: 2, pass: (columns) => rangePass(columns[column], value) }),
  } satisfies Filter<Range>;
}
