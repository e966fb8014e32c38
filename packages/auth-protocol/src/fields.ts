export type Fields = Readonly<Record<string, unknown>>;

/** Longest text in a message or a payload. */
const maxTextCharacters = 2_048;

/** The value as an object whose entries are still unknown; null for everything else, lists too. */
export const readFields = (value: unknown): Fields | null =>
  typeof value === "object" && value && !Array.isArray(value) ? (value as Fields) : null;

/** Null for everything but a text that is neither empty nor too long. */
export const readText = (value: unknown): string | null =>
  (typeof value === "string" && value.length <= maxTextCharacters && value) || null;

/** The value, where it is one of these. */
export const pickOne = <Choice>(value: unknown, choices: readonly Choice[]): Choice | undefined =>
  choices.find((one) => one === value);

/** The texts of these names in the value; what is none is left out. */
export const pickTexts = <Name extends string>(
  value: unknown,
  names: readonly Name[],
): { [name in Name]?: string } =>
  Object.fromEntries(
    names.map((name) => [name, readText(readFields(value)?.[name])]).filter(([, text]) => text),
  ) as { [name in Name]?: string };
