import type { Token } from "../src/message.ts";

export type Kind = "text" | "number" | "date" | "choice";
export interface Signature {
  /** Of each argument. */
  kinds: Map<string, Kind>;
  /** The categories of each plural, as `other` or `one other`. */
  plurals: { name: string; isOrdinal: boolean; categories: string[] }[];
  /** What is written in a way that nothing here understands. */
  faults: string[];
}

const numberStyles: ReadonlySet<unknown> = new Set([undefined, "percent", "integer"]);
const dateStyles: ReadonlySet<unknown> = new Set([undefined, "short", "medium", "long", "full"]);
const written = (format: unknown): string => (typeof format === "string" ? format : "");
/** `=0` is written without its mark once it is compiled. */
const isExact = (form: string): boolean => /^\d+$/.test(form);

/** What a compiled message asks for. */
export function signatureOf(tokens: readonly Token[]): Signature {
  const found: Signature = { kinds: new Map(), plurals: [], faults: [] };
  const note = (name: string, kind: Kind): void => {
    const known = found.kinds.get(name);
    // A number that is counted by may also be said as it is.
    if (known === undefined || known === "text") found.kinds.set(name, kind);
    else if (kind !== "text" && kind !== known) found.faults.push(`{${name}} is a ${known} and a ${kind}`);
  };
  function walk(inner: readonly Token[]): void {
    for (const token of inner) {
      if (typeof token === "string") continue;
      const [name, type, format] = token;
      if (type === undefined) note(name, "text");
      else if (type === "number") {
        note(name, "number");
        if (!numberStyles.has(format)) found.faults.push(`{${name}, number, ${written(format)}}`);
      } else if (type === "date" || type === "time") {
        note(name, "date");
        if (typeof format !== "object" && !dateStyles.has(format))
          found.faults.push(`{${name}, ${type}, ${written(format)}}`);
      } else if (type === "plural" || type === "selectordinal" || type === "select") {
        const { offset: _, ...forms } = format as Record<string, readonly Token[]>;
        note(name, type === "select" ? "choice" : "number");
        if (type !== "select")
          found.plurals.push({
            name,
            isOrdinal: type === "selectordinal",
            categories: Object.keys(forms).filter((form) => !isExact(form)),
          });
        else if (!("other" in forms)) found.faults.push(`{${name}, select} has no other`);
        for (const form of Object.values(forms)) walk(form);
      } else found.faults.push(`{${name}, ${type}}`);
    }
  }
  walk(tokens);
  return found;
}
