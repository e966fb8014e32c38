import type { NamedAnimation, NamedDocument, ParsedAnimation } from "../contract.ts";
import { asNumber, asObject, asString, isObject, objectsIn, type JsonObject } from "../json/json-values.ts";
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { findPointer } from "../json/find-pointer.ts";
import { LottieError } from "../lottie-error.ts";
import { parseJsonBytes, readJsonBytes } from "../json/parse-json.ts";
import type { ParseLimits } from "../checks/parse-limits.ts";
import type { RunningLimits } from "../checks/running-limits.ts";
import { withoutDocuments } from "../convert/plain-picture.ts";
import { readPlainZip } from "./read-plain-zip.ts";
import { requireAffordable } from "../checks/require-affordable.ts";
import { requirePictures } from "../checks/require-pictures.ts";
import { requirePlayable } from "../checks/require-playable.ts";
import { unpackEntry } from "./unpack-entry.ts";
import { readZipDirectory } from "./zip-directory.ts";
import { readableNumber } from "../checks/readable-number.ts";

/** Folders of both versions; see https://dotlottie.io/spec/2.0/ and /1.0/. Files in the other version's place are still found. */
const animationFolders = ["a/", "animations/"];
const themeFolders = ["t/", "themes/"];
const damageCodes = new Set<string>(["malformed-zip", "malformed-json"]);
/** Where pictures, fonts and sounds lie. */
export const assetFolders = ["i/", "images/", "f/", "fonts/", "u/", "audio/"];

/** Of a file that has no other origin. */
export const ownGenerator = "Zoetrope";

/** What is written anew into a manifest. `states` are state machines of version 1, which are not taken along. */
const ownKeys = [
  "version",
  "initial",
  "activeAnimationId",
  "animations",
  "themes",
  "stateMachines",
  "states",
];

/** Reads a dotLottie archive; same errors and diagnostics as `parseAnimation`. */
export function readDotLottie(bytes: Uint8Array, limits: RunningLimits): ParsedAnimation {
  const log = new DiagnosticLog();
  const everything = readZipDirectory(bytes, limits);
  // What a link leads to lies outside of the archive, or under a name of its own.
  const links = everything.filter(({ isLink }) => isLink);
  if (links.length > 0)
    log.add("links-in-archive", null, {
      count: links.length,
      first: (links[0]?.path ?? "").slice(0, 80),
    });
  const entries = new Map(everything.filter(({ isLink }) => !isLink).map((entry) => [entry.path, entry]));
  const manifestLog = log.of({ file: "manifest.json", animationId: null });
  const unpack = (path: string): Uint8Array | null => {
    const entry = entries.get(path);
    return entry === undefined ? null : unpackEntry(bytes, entry, limits.clock);
  };
  let documentBytes = 0;
  const parse = (
    path: string,
    found: Uint8Array,
    animationId: string | null = null,
  ): ReturnType<typeof readJsonBytes> => {
    documentBytes += found.length;
    if (documentBytes > limits.maxDocumentBytes) {
      throw new LottieError(
        "too-large",
        `The animations, themes and state machines of the archive are larger than ${Math.round(limits.maxDocumentBytes / 1_000_000)} MB together. Split it into several files.`,
      );
    }
    return readJsonBytes(found, limits, shown(path), log.of({ file: path, animationId }));
  };
  const read = (
    folders: string[],
    id: string,
  ): ({ path: string; bytes: Uint8Array } & ReturnType<typeof readJsonBytes>) | null => {
    const animationId = folders === animationFolders ? id : null;
    for (const folder of folders) {
      const path = `${folder}${id}.json`;
      const found = unpack(path);
      if (found !== null) return { path, bytes: found, ...parse(path, found, animationId) };
    }
    return null;
  };

  const manifestBytes = unpack("manifest.json");
  if (manifestBytes === null) {
    const bytesAt = (path: string): Uint8Array => unpack(path) ?? new Uint8Array();
    const open = { json: (path: string) => parse(path, bytesAt(path)).value, bytes: bytesAt };
    return readPlainZip([...entries.keys()], open, limits, log);
  }
  const manifest = readManifest(manifestBytes, limits, manifestLog);
  const version = versionOf(manifest);
  const animations: NamedAnimation[] = [];
  const withPictures: unknown[] = [];
  let firstFault: LottieError | null = null;
  const listedOnce = withoutDoubles(
    listedAnimations(manifest, [...entries.keys()], manifestLog),
    "animations",
    limits,
    manifestLog,
  );
  for (const listed of listedOnce) {
    const id = asString(listed["id"]);
    try {
      const found = id === null ? null : read(animationFolders, id);
      if (id === null || found === null) {
        manifestLog.add("not-in-archive", locationOf(listed, manifest), {
          kind: "animation",
          id: (id ?? "").slice(0, 80),
        });
        continue;
      }
      const documentLog = log.of({ file: found.path, animationId: id });
      const json = requirePlayable(found.value, limits, shown(found.path), documentLog);
      documentLog.locate(() => found.bytes);
      if (found.mayHavePictures) withPictures.push(json);
      animations.push({
        id,
        name: asString(listed["name"]),
        json,
        background: colourOrNull(listed["background"]),
        initialThemeId: asString(listed["initialTheme"] ?? listed["defaultTheme"]),
        inManifest: without(listed, ["id", "name", "background", "initialTheme", "defaultTheme"]),
      });
    } catch (fault) {
      // One damaged animation does not spoil the others; what is hostile refuses the whole file.
      if (!(fault instanceof LottieError) || !damageCodes.has(fault.code)) throw fault;
      firstFault ??= fault;
      log.of({ file: null, animationId: id }).add("animation-left-out", null, {
        id: (id ?? "").slice(0, 80),
        reason: fault.code,
        detail: fault.message,
      });
    }
  }
  if (animations.length === 0 && firstFault !== null) throw firstFault;
  if (animations.length === 0) {
    throw new LottieError(
      "missing-animation",
      "The dotLottie archive holds no animation. Export it again from the tool it was made with.",
    );
  }

  const readDocuments = (list: unknown, folders: string[], kind: "theme" | "stateMachine"): NamedDocument[] =>
    withoutDoubles(objectsIn(list), `${kind}s`, limits, manifestLog).flatMap((listed) => {
      const id = asString(listed["id"]);
      const found = id === null ? null : read(folders, id);
      if (id !== null && found !== null)
        return [
          {
            id,
            name: asString(listed["name"]),
            json: found.value,
            inManifest: without(listed, ["id", "name"]),
          },
        ];
      manifestLog.add("not-in-archive", locationOf(listed, manifest), { kind, id: (id ?? "").slice(0, 80) });
      return [];
    });

  const initial = asObject(manifest["initial"]);
  const firstId = asString(initial?.["animation"] ?? manifest["activeAnimationId"]);
  const stateMachines = readDocuments(manifest["stateMachines"], ["s/"], "stateMachine");
  if (Array.isArray(manifest["states"]) && manifest["states"].length > 0) {
    manifestLog.add("outdated-state-machines", "/states");
  }
  const themes = readDocuments(manifest["themes"], themeFolders, "theme");
  const themeDocuments = themes.map(({ json }) => json);
  const assets = withoutDocuments(
    [...entries.values()]
      .filter((entry) => assetFolders.some((folder) => entry.path.startsWith(folder)))
      .map((entry) => [entry.path, unpackEntry(bytes, entry, limits.clock)]),
    log,
  );
  manifestLog.locate(() => manifestBytes);
  // What a theme puts into a slot can be larger than what stood there.
  if (themes.length > 0)
    for (const { id, json } of animations) requireAffordable(json, limits, shown(id), themeDocuments);
  requirePictures([...animations.map(({ json }) => json), ...themeDocuments], assets, limits, "the archive", [
    ...withPictures,
    ...themeDocuments,
  ]);
  return {
    format: "dotlottie",
    dotLottieVersion: version,
    animations: animations.toSorted((a, b) => Number(b.id === firstId) - Number(a.id === firstId)),
    themes,
    stateMachines,
    initialStateMachineId: asString(initial?.["stateMachine"]) ?? null,
    inManifest: without(
      manifest,
      manifest["generator"] === ownGenerator ? [...ownKeys, "generator"] : ownKeys,
    ),
    assets,
    diagnostics: log.found,
  };
}

/** Each id once: what is listed again would be read again. */
function withoutDoubles(
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

function readManifest(bytes: Uint8Array, limits: ParseLimits, log: DiagnosticLog): JsonObject {
  const manifest = parseJsonBytes(bytes, limits, "manifest.json", log);
  if (isObject(manifest)) return manifest;
  throw new LottieError(
    "malformed-manifest",
    "The manifest of the dotLottie is not a JSON object. Export the file again.",
  );
}

/** Files without a version are of the first. */
function versionOf(manifest: JsonObject): 1 | 2 {
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

function listedAnimations(manifest: JsonObject, paths: string[], log: DiagnosticLog): JsonObject[] {
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

/** Where in the manifest an entry stands. */
const locationOf = (entry: JsonObject, manifest: JsonObject): string | null =>
  findPointer(manifest, (object) => object === entry);

const without = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

const colourOrNull = (value: unknown): string | null =>
  typeof value === "string" && /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? value.toLowerCase() : null;

const shown = (text: string): string => JSON.stringify(text.slice(0, 80));
