import { readableNumber } from "../checks/readable-number.ts";
import type { ParseLimits } from "../checks/parse-limits.ts";
import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { findPointer } from "../json/find-pointer.ts";
import { asNumber, asString, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { parseJsonBytes } from "../json/parse-json.ts";
import { LottieError } from "../lottie-error.ts";
import { animationFolders } from "./dotlottie-entries.ts";

export function readManifest(bytes: Uint8Array, limits: ParseLimits, log: DiagnosticLog): JsonObject {
  const manifest = parseJsonBytes(bytes, limits, "manifest.json", log);
  if (isObject(manifest)) return manifest;
  throw new LottieError(
    "malformed-manifest",
    "The manifest of the dotLottie is not a JSON object. Export the file again.",
  );
}

/** Files without a version are of the first. */
export function versionOf(manifest: JsonObject): 1 | 2 {
  const version = String(asString(manifest["version"]) ?? asNumber(manifest["version"]) ?? "1");
  const major = Number.parseInt(version, 10);
  if (major === 1 || major === 2) return major;
  // Early exporters put the version of the animation, such as "0.1.0", here.
  if (major === 0) return 1;
  throw new LottieError(
    "unsupported-version",
    `The file says it is dotLottie version ${JSON.stringify(version.slice(0, 20))}; versions 1 and 2 are known. Export it as version 2.`,
  );
}

/** Those of the manifest, or else those that lie there. */
export function listedAnimations(manifest: JsonObject, paths: string[], log: DiagnosticLog): JsonObject[] {
  const listed = objectsIn(manifest["animations"]);
  if (listed.length > 0) return listed;
  const found = paths.flatMap((path) => {
    const folder = animationFolders.find((each) => path.startsWith(each));
    return folder !== undefined && path.endsWith(".json")
      ? [{ id: path.slice(folder.length, -".json".length) }]
      : [];
  });
  if (found.length > 0) log.add("nothing-listed", "");
  return found;
}

/** Each id once: what is listed again would be read again. */
export function withoutDoubles(
  listed: JsonObject[],
  things: "animations" | "themes" | "stateMachines",
  limits: ParseLimits,
  log: DiagnosticLog,
): JsonObject[] {
  if (listed.length > limits.maxListed) {
    throw new LottieError(
      "too-many-animations",
      `The manifest lists ${readableNumber(listed.length)} ${things === "stateMachines" ? "state machines" : things}; at most ${limits.maxListed} can be in one file. Split it into several files.`,
    );
  }
  const ids = new Set(listed.map((each) => each["id"]));
  if (ids.size < listed.length) log.add("listed-twice", `/${things}`, { kind: things });
  return listed.filter((each) => ids.delete(each["id"]));
}

/** Where in the manifest an entry stands. */
export const locationOf = (entry: JsonObject, manifest: JsonObject): string | null =>
  findPointer(manifest, (object) => object === entry);

export const without = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
