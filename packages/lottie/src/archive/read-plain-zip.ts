import type { NamedAnimation, ParsedAnimation } from "../contract.ts";
import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { embedAssets } from "../convert/embedded-images.ts";
import { isObject } from "../json/json-values.ts";
import { LottieError } from "../lottie-error.ts";
import type { RunningLimits } from "../checks/running-limits.ts";
import { withoutDocuments } from "../convert/plain-picture.ts";
import { requirePlayable } from "../checks/require-playable.ts";
import { requirePictures } from "../checks/require-pictures.ts";

/** What tools put beside the files of a person: `__MACOSX/._data.json` and the like. */
const isLitter = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(path);

/**
 * A zip archive without a manifest, as editors and web services hand out: an animation and the folder of its images. The
 * animations that stand highest are taken, with what lies in their folder and below.
 */
export function readPlainZip(
  paths: readonly string[],
  open: { json: (path: string) => unknown; bytes: (path: string) => Uint8Array },
  limits: RunningLimits,
  log: DiagnosticLog,
): ParsedAnimation {
  const documents = paths.filter((path) => path.endsWith(".json") && !isLitter(path));
  const depth = Math.min(...documents.map(depthOf));
  const found: { path: string; value: unknown }[] = [];
  for (const path of documents.filter((each) => depthOf(each) === depth).slice(0, limits.maxListed)) {
    const value = open.json(path);
    if (isObject(value) && Array.isArray(value["layers"])) found.push({ path, value });
  }
  const [first] = found;
  if (first === undefined) {
    throw new LottieError(
      "missing-manifest",
      "The file is a zip archive without a manifest.json and without an animation. Choose a .lottie file, or the archive of an animation and its images.",
    );
  }
  const folder = first.path.slice(0, first.path.lastIndexOf("/") + 1);
  const files = withoutDocuments(
    paths
      .filter((path) => path.startsWith(folder) && !path.endsWith(".json") && !isLitter(path))
      .map((path) => [path.slice(folder.length), open.bytes(path)]),
    log,
  );
  const animations = found
    .filter(({ path }) => path.slice(0, path.lastIndexOf("/") + 1) === folder)
    .map(({ path, value }): NamedAnimation => {
      const id = path.slice(folder.length, -".json".length);
      const documentLog = log.of({ file: path, animationId: id });
      const json = requirePlayable(value, limits, JSON.stringify(path.slice(0, 80)), documentLog);
      documentLog.locate(() => open.bytes(path));
      return {
        id,
        name: null,
        json: embedAssets(json, files),
        background: null,
        initialThemeId: null,
        inManifest: {},
      };
    });
  requirePictures(
    animations.map(({ json }) => json),
    new Map(),
    limits,
    "the archive",
  );
  log.add("no-manifest");
  return {
    format: "dotlottie",
    dotLottieVersion: null,
    animations,
    themes: [],
    stateMachines: [],
    initialStateMachineId: null,
    inManifest: {},
    assets: new Map(),
    diagnostics: log.found,
  };
}

const depthOf = (path: string): number => path.split("/").length;
