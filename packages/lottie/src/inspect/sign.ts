import type { JsonObject } from "../json/json-values.ts";
import type { Visitor } from "../json/visit-document.ts";

/** Objects by which something is told to be used: of one of some types (`ty`), or with some member, as far as they pass a test. */
export type Sign = ({ types: readonly unknown[] } | { member: string }) & {
  test?: (object: JsonObject) => boolean;
};

export const isSign = (sign: Sign, object: JsonObject): boolean =>
  ("types" in sign ? sign.types.includes(object["ty"]) : object[sign.member] !== undefined) &&
  (sign.test?.(object) ?? true);

/** Who looks for some signs on a way through a document: each object is asked for those alone that its type and its members suggest. */
export function signFinders<Name extends string>(
  signs: { readonly [Each in Name]: Sign },
  members: Visitor["members"],
): () => { visitor: Visitor; found: () => Name[] } {
  const names = Object.keys(signs) as Name[];
  const byType = new Map<unknown, Name[]>();
  const byMember = new Map<string, Name[]>();
  for (const name of names) {
    const sign: Sign = signs[name];
    if ("member" in sign) byMember.set(sign.member, [...(byMember.get(sign.member) ?? []), name]);
    else for (const type of sign.types) byType.set(type, [...(byType.get(type) ?? []), name]);
  }
  const withMembers = [...byMember];
  return () => {
    const missing = new Set(names);
    const look = (name: Name, object: JsonObject): void => {
      if (missing.has(name) && (signs[name].test?.(object) ?? true)) missing.delete(name);
    };
    return {
      visitor: {
        members,
        visit(object) {
          for (const name of byType.get(object["ty"]) ?? []) look(name, object);
          for (const [member, those] of withMembers)
            if (object[member] !== undefined) for (const name of those) look(name, object);
        },
      },
      found: () => names.filter((name) => !missing.has(name)),
    };
  };
}
