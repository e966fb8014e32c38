import type { RunningLimits } from "../checks/running-limits.ts";
import { requireAffordable } from "../checks/require-affordable.ts";
import { requirePictures } from "../checks/require-pictures.ts";
import { requirePlayable } from "../checks/require-playable.ts";
import type { NamedAnimation, NamedDocument, ParsedAnimation } from "../contract.ts";
import { withoutDocuments } from "../convert/plain-picture.ts";
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { asObject, asString, type JsonObject, objectsIn } from "../json/json-values.ts";
import { LottieError } from "../lottie-error.ts";
import { animationFolders, DotLottieEntries, shown, themeFolders } from "./dotlottie-entries.ts";
import {
  listedAnimations,
  locationOf,
  readManifest,
  versionOf,
  without,
  withoutDoubles,
} from "./dotlottie-manifest.ts";
import { readPlainZip } from "./read-plain-zip.ts";

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

/** A dotLottie that is being read. */
interface Archive {
  entries: DotLottieEntries;
  manifest: JsonObject;
  limits: RunningLimits;
  log: DiagnosticLog;
  manifestLog: DiagnosticLog;
}

/** Reads a dotLottie archive; same errors and diagnostics as `parseAnimation`. */
export function readDotLottie(bytes: Uint8Array, limits: RunningLimits): ParsedAnimation {
  const log = new DiagnosticLog();
  const entries = new DotLottieEntries(bytes, limits, log);
  const manifestLog = log.of({ file: "manifest.json", animationId: null });
  const manifestBytes = entries.unpack("manifest.json");
  if (manifestBytes === null) {
    const bytesAt = (path: string): Uint8Array => entries.unpack(path) ?? new Uint8Array();
    const open = { json: (path: string) => entries.parse(path, bytesAt(path)).value, bytes: bytesAt };
    return readPlainZip(entries.paths, open, limits, log);
  }
  const manifest = readManifest(manifestBytes, limits, manifestLog);
  const version = versionOf(manifest);
  const archive: Archive = { entries, manifest, limits, log, manifestLog };
  const { animations, withPictures } = readAnimations(archive);
  const stateMachines = readDocuments(archive, manifest["stateMachines"], ["s/"], "stateMachine");
  if (Array.isArray(manifest["states"]) && manifest["states"].length > 0)
    manifestLog.add("outdated-state-machines", "/states");
  const themes = readDocuments(archive, manifest["themes"], themeFolders, "theme");
  const themeDocuments = themes.map(({ json }) => json);
  const assets = withoutDocuments(entries.unpackFolders(assetFolders), log);
  manifestLog.locate(() => manifestBytes);
  // What a theme puts into a slot can be larger than what stood there.
  if (themes.length > 0)
    for (const { id, json } of animations) requireAffordable(json, limits, shown(id), themeDocuments);
  requirePictures([...animations.map(({ json }) => json), ...themeDocuments], assets, limits, "the archive", [
    ...withPictures,
    ...themeDocuments,
  ]);
  const initial = asObject(manifest["initial"]);
  const firstId = asString(initial?.["animation"] ?? manifest["activeAnimationId"]);
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

/** All animations that are not damaged, at least one, and those that may have pictures. Throws LottieError. */
function readAnimations(archive: Archive): { animations: NamedAnimation[]; withPictures: unknown[] } {
  const { entries, manifest, limits, log, manifestLog } = archive;
  const animations: NamedAnimation[] = [];
  const withPictures: unknown[] = [];
  let firstFault: LottieError | null = null;
  const listed = listedAnimations(manifest, entries.paths, manifestLog);
  for (const entry of withoutDoubles(listed, "animations", limits, manifestLog)) {
    try {
      const found = readListedAnimation(archive, entry);
      if (found === null) continue;
      animations.push(found.animation);
      if (found.mayHavePictures) withPictures.push(found.animation.json);
    } catch (fault) {
      // One damaged animation does not spoil the others; what is hostile refuses the whole file.
      if (!(fault instanceof LottieError) || !damageCodes.has(fault.code)) throw fault;
      firstFault ??= fault;
      const id = asString(entry["id"]);
      log.of({ file: null, animationId: id }).add("animation-left-out", null, {
        id: (id ?? "").slice(0, 80),
        reason: fault.code,
        detail: fault.message,
      });
    }
  }
  if (animations.length > 0) return { animations, withPictures };
  throw (
    firstFault ??
    new LottieError(
      "missing-animation",
      "The dotLottie archive holds no animation. Export it again from the tool it was made with.",
    )
  );
}

/** Null where it is not in the archive. */
function readListedAnimation(
  { entries, manifest, limits, log, manifestLog }: Archive,
  listed: JsonObject,
): { animation: NamedAnimation; mayHavePictures: boolean } | null {
  const id = asString(listed["id"]);
  const found = id === null ? null : entries.read(animationFolders, id);
  if (id === null || found === null) {
    manifestLog.add("not-in-archive", locationOf(listed, manifest), {
      kind: "animation",
      id: (id ?? "").slice(0, 80),
    });
    return null;
  }
  const documentLog = log.of({ file: found.path, animationId: id });
  const json = requirePlayable(found.value, limits, shown(found.path), documentLog);
  documentLog.locate(() => found.bytes);
  const animation = {
    id,
    name: asString(listed["name"]),
    json,
    background: colourOrNull(listed["background"]),
    initialThemeId: asString(listed["initialTheme"] ?? listed["defaultTheme"]),
    inManifest: without(listed, ["id", "name", "background", "initialTheme", "defaultTheme"]),
  };
  return { animation, mayHavePictures: found.mayHavePictures };
}

/** Themes or state machines that are listed and there. */
function readDocuments(
  { entries, manifest, limits, manifestLog }: Archive,
  list: unknown,
  folders: readonly string[],
  kind: "theme" | "stateMachine",
): NamedDocument[] {
  return withoutDoubles(objectsIn(list), `${kind}s`, limits, manifestLog).flatMap((listed) => {
    const id = asString(listed["id"]);
    const found = id === null ? null : entries.read(folders, id);
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
}

const colourOrNull = (value: unknown): string | null =>
  typeof value === "string" && /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? value.toLowerCase() : null;
