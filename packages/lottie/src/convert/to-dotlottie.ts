import type { LottieJson, NamedAnimation, NamedDocument } from "../contract.ts";
import { extractAssets, renameAssetFolders } from "./embedded-images.ts";
import { ownGenerator } from "../archive/read-dotlottie.ts";
import { requireSafePath } from "../archive/safe-path.ts";
import { type Deflate, writeZip } from "../archive/write-zip.ts";

/** What goes into a dotLottie; a ParsedAnimation fits. */
export interface DotLottieContent {
  /** At least one; the first is the one shown. */
  animations: readonly (Pick<NamedAnimation, "id" | "json"> & Partial<NamedAnimation>)[];
  themes?: readonly (Pick<NamedDocument, "id" | "json"> & Partial<NamedDocument>)[];
  stateMachines?: readonly (Pick<NamedDocument, "id" | "json"> & Partial<NamedDocument>)[];
  initialStateMachineId?: string | null;
  /** What else the manifest is to say, such as author and keywords. */
  inManifest?: LottieJson;
  /** Images and fonts by path (`i/photo.png`, `f/font.ttf`); the folders of version 1 are renamed. */
  assets?: ReadonlyMap<string, Uint8Array>;
}

export interface DotLottieOptions {
  /** Written into the manifest, unless it is empty; default what it said before, or "Zoetrope". */
  generator?: string;
  /** Raw deflate to use instead of fflate's at level 9: Node's zlib makes the same sizes faster. */
  deflate?: Deflate;
}

/**
 * Bytes of a dotLottie 2 (https://dotlottie.io/spec/2.0/). The same content always gives the same bytes.
 * Throws LottieError "unsafe-path" for ids that cannot be file names, TypeError without animations.
 */
export function toDotLottie(content: DotLottieContent, options: DotLottieOptions = {}): Uint8Array {
  const [first] = content.animations;
  if (first === undefined) throw new TypeError("a dotLottie holds at least one animation");
  const assets = new Map<string, Uint8Array>();
  for (const [path, bytes] of content.assets ?? [])
    assets.set(path.replace(/^images\//, "i/").replace(/^fonts\//, "f/"), bytes);

  const files = new Map<string, Uint8Array>();
  const { generator: before, ...others } = content.inManifest ?? {};
  const generator = options.generator ?? before ?? ownGenerator;
  const manifest = {
    ...others,
    version: "2",
    ...(generator === "" ? {} : { generator }),
    ...initialOf(content, first.id),
    animations: content.animations.map(({ id, name, background, initialThemeId, inManifest }) => ({
      ...inManifest,
      id,
      ...(name ? { name } : {}),
      ...(background ? { background } : {}),
      ...(initialThemeId ? { initialTheme: initialThemeId } : {}),
    })),
    ...listOf("themes", content.themes),
    ...listOf("stateMachines", content.stateMachines),
  };
  for (const { id, json } of content.animations) {
    files.set(`a/${id}.json`, encodeJson(extractAssets(renameAssetFolders(json, assets), assets)));
  }
  for (const { id, json } of content.themes ?? []) files.set(`t/${id}.json`, encodeJson(json));
  for (const { id, json } of content.stateMachines ?? []) files.set(`s/${id}.json`, encodeJson(json));
  for (const [path, bytes] of assets) files.set(path, bytes);
  for (const path of files.keys()) requireSafePath(path);

  // The manifest comes first, so that a reader of the first bytes knows what it has before it.
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return writeZip([["manifest.json", encodeJson(manifest)], ...sorted], options.deflate);
}

function initialOf(
  content: DotLottieContent,
  firstId: string,
): { initial?: { animation?: string; stateMachine?: string } } {
  const stateMachine = content.initialStateMachineId ?? null;
  if (stateMachine !== null) return { initial: { animation: firstId, stateMachine } };
  return content.animations.length > 1 ? { initial: { animation: firstId } } : {};
}

function listOf(
  key: "themes" | "stateMachines",
  list: DotLottieContent["themes"],
): { [key: string]: unknown } {
  if (list === undefined || list.length === 0) return {};
  return {
    [key]: list.map(({ id, name, inManifest }) => ({ ...inManifest, id, ...(name ? { name } : {}) })),
  };
}

const encodeJson = (json: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(json));
