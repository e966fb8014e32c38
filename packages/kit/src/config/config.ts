import type { z } from "zod";
import type { Environment } from "./environment.ts";

/** One environment variable: how it is read and what its documentation says. */
export interface Variable<T> {
  /** Parses the text of the variable; undefined when it is neither set nor has a default. */
  schema: z.ZodType<T>;
  /** One sentence for whoever runs the platform. */
  description: string;
  /** What to do about a wrong value, as a sentence. */
  fix: string;
  /** Text taken when the variable is not set or empty. */
  default?: string;
  /** Documented in place of `default` where that is decided at the start. */
  defaultDescription?: string;
  example?: string;
  /** Unit of a number, e.g. "seconds". */
  unit?: string;
  /** Never shown in messages: may hold a password. */
  isSecret?: boolean;
}

export type Variables = Record<string, Variable<unknown>>;
export type ConfigOf<V extends Variables> = {
  [Name in keyof V]: V[Name] extends Variable<infer T> ? T : never;
};

/** Wrong values, each with its fix; holds no value of a secret variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** Keeps the type of each variable's value. */
export const defineConfig = <V extends Variables>(variables: V): V => variables;

/** Reads every variable; throws one ConfigError that names all that are wrong. */
export function parseConfig<V extends Variables>(variables: V, environment: Environment): ConfigOf<V> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, variable] of Object.entries(variables)) {
    const text = environment[name] || variable.default;
    const result = variable.schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else problems.push(describeProblem(name, variable, text, result.error));
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return values as ConfigOf<V>;
}

const maxShownLength = 80;

function describeProblem(
  name: string,
  variable: Variable<unknown>,
  text: string | undefined,
  error: z.ZodError,
): string {
  const shown =
    text === undefined
      ? "not set"
      : variable.isSecret
        ? "(value not shown)"
        : JSON.stringify(text.slice(0, maxShownLength));
  // The parser's own words may repeat the value: secrets get the fix alone.
  const reason = variable.isSecret ? "" : ` ${error.issues[0]?.message ?? "It cannot be read"}.`;
  const example = variable.example === undefined ? "" : ` Example: ${name}=${variable.example}`;
  return `${name} is ${shown}.${reason} ${variable.fix}${example}`;
}
