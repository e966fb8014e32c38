import type { ParsedAnimation } from "../contract.ts";
import { fromBase64, toBase64 } from "../convert/base64.ts";
import type { JsonObject } from "../json/json-values.ts";
import { withoutMembers } from "../json/walk.ts";

/** Everything of a file as one JSON value, so that two files can be compared; `documentOf` is the way back. */
export const comparableOf = (parsed: ParsedAnimation): JsonObject => ({
  ...withoutMembers({ ...parsed }, (member) => member === "diagnostics"),
  assets: Object.fromEntries([...parsed.assets].map(([path, bytes]) => [path, toBase64(bytes)])),
});

export function documentOf(comparable: JsonObject): ParsedAnimation {
  const { assets, ...rest } = comparable as unknown as Omit<ParsedAnimation, "assets"> & {
    assets: { [path: string]: string };
  };
  return {
    ...rest,
    assets: new Map(Object.entries(assets).map(([path, text]) => [path, fromBase64(text)])),
    diagnostics: [],
  };
}
