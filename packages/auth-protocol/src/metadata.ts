import { readFields } from "./fields.ts";

/** What a host page wants to have back after sign-in: flat, at most 20 entries, texts of at most 500 characters. */
export type Metadata = Record<string, string | number | boolean>;

const maxEntries = 20;
const maxCharacters = 500;

/** Null for anything but a plain object. Entries of another kind, too long or beyond the limit are dropped, `__proto__` too. */
export function readMetadata(value: unknown): Metadata | null {
  const fields = readFields(value);
  return (
    fields &&
    (Object.fromEntries(
      Object.entries(fields)
        .filter(
          ([key, entry]) =>
            // A later `target[key] = …` in a host page's own code would change every object (CWE-1321).
            /^(?!__proto__$)[\w.-]{1,64}$/.test(key) &&
            ["string", "number", "boolean"].includes(typeof entry) &&
            String(entry).length <= maxCharacters,
        )
        .slice(0, maxEntries),
    ) as Metadata)
  );
}
