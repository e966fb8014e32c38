import type { SvgLimits } from "../svg-limits.ts";
import type { SvgFindings } from "../svg-findings.ts";

const maxDepth = 8;

/**
 * Replaces the entities that the document type of the file itself defines, before anything is parsed, because they may hold markup.
 * What would grow without bound ("billion laughs") stays empty. External ones are never fetched.
 */
export function expandEntities(source: string, limits: SvgLimits, findings: SvgFindings): string {
  const type = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/.exec(source);
  if (type === null) return source;
  const entities = new Map<string, string>();
  for (const [, name = "", double, single] of (type[1] ?? "").matchAll(
    /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g,
  ))
    if (!entities.has(name)) entities.set(name, double ?? single ?? "");
  if (/<!ENTITY\s+(?:%\s+)?[\w.:-]+\s+(?:SYSTEM|PUBLIC)/.test(type[1] ?? ""))
    findings.add("svg-outside-references", "!ENTITY");
  let budget = limits.maxEntityCharacters;
  const expand = (text: string, depth: number): string =>
    text.replaceAll(/&([A-Za-z_:][\w.:-]*);/g, (reference, name: string) => {
      const value = entities.get(name);
      if (value === undefined) return reference;
      budget -= value.length + 1;
      if (depth >= maxDepth || budget < 0) {
        findings.add("svg-entities", name);
        return "";
      }
      return expand(value, depth + 1);
    });
  const end = type.index + type[0].length;
  return `${source.slice(0, type.index)}${" ".repeat(type[0].length)}${expand(source.slice(end), 0)}`;
}
