export type Fields = Readonly<Record<string, unknown>>;

/** Longest text in a message or a payload. */
const maxTextCharacters = 2_048;

/** The value as an object whose entries are still unknown; null for everything else, lists too. */
export const readFields = (value: unknown): Fields | null =>
  typeof value === "object" && value && !Array.isArray(value) ? (value as Fields) : null;

/** Null for everything but a text that is neither empty nor too long. */
export const readText = (value: unknown): string | null =>
  typeof value === "string" && value && value.length <= maxTextCharacters ? value : null;

/** The texts of these names; what is none is left out. */
export const pickTexts = <Name extends string>(
  fields: Fields,
  names: readonly Name[],
): { [name in Name]?: string } =>
  Object.fromEntries(names.map((name) => [name, readText(fields[name])]).filter(([, text]) => text)) as {
    [name in Name]?: string;
  };
