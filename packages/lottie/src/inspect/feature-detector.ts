import type { JsonObject } from "../json/json-values.ts";
import type { Visitor } from "../json/visit-document.ts";

/** Objects by which something is told to be used: of one of some types (`ty`), or with some member, as far as they pass a test. */
export type FeatureDetector = ({ types: readonly unknown[] } | { member: string }) & {
  test?: (object: JsonObject) => boolean;
};

export const matches = (detector: FeatureDetector, object: JsonObject): boolean =>
  ("types" in detector ? detector.types.includes(object["ty"]) : object[detector.member] !== undefined) &&
  (detector.test?.(object) ?? true);

/** Finds in one walk which detectors match anywhere: each object is tested by those alone that its type and its members suggest. */
export function createFeatureFinders<Name extends string>(
  detectors: { readonly [Each in Name]: FeatureDetector },
  members: Visitor["members"],
): () => { visitor: Visitor; found: () => Name[] } {
  const names = Object.keys(detectors) as Name[];
  const byType = new Map<unknown, Name[]>();
  const byMember = new Map<string, Name[]>();
  for (const name of names) {
    const detector: FeatureDetector = detectors[name];
    if ("member" in detector) byMember.set(detector.member, [...(byMember.get(detector.member) ?? []), name]);
    else for (const type of detector.types) byType.set(type, [...(byType.get(type) ?? []), name]);
  }
  const withMembers = [...byMember];
  return () => {
    const missing = new Set(names);
    const look = (name: Name, object: JsonObject): void => {
      if (missing.has(name) && (detectors[name].test?.(object) ?? true)) missing.delete(name);
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
