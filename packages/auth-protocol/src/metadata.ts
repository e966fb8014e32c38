import { pickTexts, readFields } from "./fields.ts";

/** What a host page wants to have back after sign-in: at most 20 texts of at most 2,048 characters. */
export type Metadata = Record<string, string>;

const maxEntries = 20;

/** Undefined for anything but a plain object. Entries of another kind, too long or beyond the limit are dropped, `__proto__` too. */
export function readMetadata(value: unknown): Metadata | undefined {
  const fields = readFields(value);
  if (!fields) return undefined;
  // A later `target[key] = …` in a host page's own code would change every object (CWE-1321).
  const names = Object.keys(fields).filter((name) => /^(?!__proto__$)[\w.-]{1,64}$/.test(name));
  return pickTexts(fields, names.slice(0, maxEntries)) as Metadata;
}
