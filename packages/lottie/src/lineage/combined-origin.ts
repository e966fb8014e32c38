import type { LottieJson } from "../contract.ts";
import { asObject, asString, type JsonObject } from "../json/json-values.ts";
import { type LineageEntry, lineageOf } from "./lineage.ts";

/** Who made an animation, under which licence, and where it is from, as `meta` of its JSON says it. */
export interface Origin {
  author: string | null;
  licence: string | null;
  source: string | null;
}

export function originOf(json: LottieJson): Origin {
  const meta = asObject(json["meta"]) ?? {};
  return {
    author: textOf(meta["a"]),
    licence: textOf(meta["license"] ?? meta["licence"]),
    source: textOf(meta["source"]),
  };
}

const textOf = (value: unknown): string | null => {
  const text = asString(value)?.trim() ?? "";
  return text === "" ? null : text;
};

/**
 * `meta` of an animation that is made of others: each of the parts' authors once, all their licences (joined as SPDX expressions are, by
 * AND), their sources, and what was done to each. Null where the parts say nothing.
 */
export function combinedOrigin(parts: readonly LottieJson[], done: LineageEntry): JsonObject {
  const origins = parts.map(originOf);
  const distinct = (key: keyof Origin): string[] => [
    ...new Set(origins.flatMap((origin) => origin[key] ?? [])),
  ];
  const [authors, licences, sources] = [distinct("author"), distinct("licence"), distinct("source")];
  const partOrigins = parts.map((json) => ({ ...named(originOf(json)), lineage: lineageOf(json) }));
  const isKnown = partOrigins.some((part) => part.lineage.length > 0 || Object.keys(part).length > 1);
  return {
    ...(authors.length === 0 ? {} : { a: authors.join(", ") }),
    ...(licences.length === 0 ? {} : { license: joined(licences) }),
    ...(sources.length === 0 ? {} : { source: sources.join(" ") }),
    lineage: [isKnown ? { ...done, options: { ...done.options, parts: partOrigins } } : done],
  };
}

const named = (origin: Origin): JsonObject =>
  Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== null));

/** https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/ */
const joined = (licences: readonly string[]): string =>
  licences.length === 1
    ? (licences[0] ?? "")
    : licences.map((each) => (/\s/.test(each) ? `(${each})` : each)).join(" AND ");
