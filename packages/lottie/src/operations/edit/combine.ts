import { combined, durationOf, type Part } from "../../compose/combine.ts";
import type { LottieJson, NamedAnimation, NamedDocument, ParsedAnimation } from "../../contract.ts";
import { metaKeys, standaloneJson } from "../../convert/to-json.ts";
import { asString, objectsIn } from "../../json/json-values.ts";
import { combinedOrigin } from "../../lineage/combined-origin.ts";
import { type LineageEntry, lineageEntry } from "../../lineage/lineage.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operation.ts";

const document = (
  format: ParsedAnimation["format"],
  animations: NamedAnimation[],
  more: Partial<ParsedAnimation> = {},
): ParsedAnimation => ({
  format,
  dotLottieVersion: format === "json" ? null : 2,
  animations,
  themes: [],
  stateMachines: [],
  initialStateMachineId: null,
  inManifest: {},
  assets: new Map(),
  diagnostics: [],
  ...more,
});

async function openAll(
  sources: readonly Source[],
  progress: OperationProgress,
): Promise<{ files: ParsedAnimation[]; diagnostics: Diagnostic[] }> {
  if (sources.length === 0)
    throw new RangeError("there is nothing to put together: hand over at least one animation");
  const files: ParsedAnimation[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, source] of sources.entries()) {
    await progress.checkpoint((0.7 * index) / sources.length);
    const opened = openSource(source);
    files.push(opened.parsed);
    diagnostics.push(...opened.diagnostics);
  }
  await progress.checkpoint(0.7);
  return { files, diagnostics };
}

export interface CombineReport extends OperationReport {
  /** What the one animation has no place for: names of markers, ids of all else. */
  leftOut: { animations: string[]; markers: string[]; themes: string[]; stateMachines: string[] };
}

async function combineBy(
  entry: LineageEntry,
  sources: readonly Source[],
  control: OperationControl,
  partsOf: (animations: LottieJson[]) => Part[],
): Promise<Outcome<ParsedAnimation, CombineReport>> {
  const progress = new OperationProgress(control);
  const { files, diagnostics } = await openAll(sources, progress);
  const animations = files.map((parsed) => standaloneJson(parsed) ?? requireAnimation(parsed).json);
  const json = { ...combined(partsOf(animations)), meta: combinedOrigin(animations, entry) };
  await progress.checkpoint(1);
  const made = { id: "animation", name: null, json, background: null, initialThemeId: null, inManifest: {} };
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  const leftOut: CombineReport["leftOut"] = {
    animations: files.flatMap((file) => idsOf(file.animations.slice(1))),
    markers: animations.flatMap(({ markers }) =>
      objectsIn(markers).map((marker) => asString(marker["cm"]) ?? ""),
    ),
    themes: files.flatMap((file) => idsOf(file.themes)),
    stateMachines: files.flatMap((file) => idsOf(file.stateMachines)),
  };
  return { result: document("json", [made]), report: { diagnostics, leftOut } };
}

/** The first animation of each file over the next, all beginning at once. Throws LottieError, and RangeError without sources. */
export const merge = (
  sources: readonly Source[],
  _options: Record<string, never> = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, CombineReport>> =>
  combineBy({ operation: "merge" }, sources, control, (animations) =>
    animations.map((json) => ({ json, startInSeconds: 0 })),
  );

export interface SequenceOptions {
  /** Between the end of one and the start of the next; default 0. */
  pauseInSeconds?: number;
}

/** The first animation of each file, one after the other. Throws LottieError, and RangeError without sources. */
export const sequence = (
  sources: readonly Source[],
  { pauseInSeconds = 0 }: SequenceOptions = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, CombineReport>> =>
  combineBy(lineageEntry("sequence", { pauseInSeconds }), sources, control, (animations) => {
    let startInSeconds = 0;
    return animations.map((json) => {
      const part = { json, startInSeconds };
      startInSeconds += durationOf(json) + pauseInSeconds;
      return part;
    });
  });

export interface BundleReport extends OperationReport {
  /** Ids that several files had: what each became. */
  renamed: { kind: "animation" | "theme" | "stateMachine"; from: string; to: string }[];
}

/** One dotLottie with all animations, themes and state machines of several files. Throws LottieError, and RangeError without sources. */
export async function bundle(
  sources: readonly Source[],
  _options: Record<string, never> = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, BundleReport>> {
  const progress = new OperationProgress(control);
  const { files, diagnostics } = await openAll(sources, progress);
  const renamed: BundleReport["renamed"] = [];
  const animations: NamedAnimation[] = [];
  const themes: NamedDocument[] = [];
  const stateMachines: NamedDocument[] = [];
  const taken = { animation: new Set<string>(), theme: new Set<string>(), stateMachine: new Set<string>() };
  const nameFor = (kind: keyof typeof taken, id: string): string => {
    let name = id;
    for (let number = 2; taken[kind].has(name); number++) name = `${id}-${number}`;
    taken[kind].add(name);
    if (name !== id) renamed.push({ kind, from: id, to: name });
    return name;
  };
  for (const parsed of files) {
    const themeIds = new Map(parsed.themes.map(({ id }) => [id, nameFor("theme", id)]));
    const ids = new Map(parsed.animations.map(({ id }) => [id, nameFor("animation", id)]));
    const renamedIn = (list: unknown, names: ReadonlyMap<string, string>): unknown =>
      Array.isArray(list)
        ? list.map((id: unknown) => (typeof id === "string" ? (names.get(id) ?? id) : id))
        : list;
    for (const each of parsed.animations)
      animations.push({
        ...each,
        id: ids.get(each.id) ?? each.id,
        json: standaloneJson(parsed, each.id) ?? each.json,
        initialThemeId:
          each.initialThemeId === null ? null : (themeIds.get(each.initialThemeId) ?? each.initialThemeId),
        inManifest: {
          ...each.inManifest,
          ...("themes" in each.inManifest ? { themes: renamedIn(each.inManifest["themes"], themeIds) } : {}),
        },
      });
    for (const theme of parsed.themes)
      themes.push({
        ...theme,
        id: themeIds.get(theme.id) ?? theme.id,
        inManifest: {
          ...theme.inManifest,
          ...("animations" in theme.inManifest
            ? { animations: renamedIn(theme.inManifest["animations"], ids) }
            : {}),
        },
      });
    for (const machine of parsed.stateMachines)
      stateMachines.push({ ...machine, id: nameFor("stateMachine", machine.id) });
  }
  await progress.checkpoint(1);
  const [first] = files;
  const isSharedOrigin = (key: string): boolean =>
    files.every(
      ({ inManifest }) => JSON.stringify(inManifest[key]) === JSON.stringify(first?.inManifest[key]),
    );
  const result = document("dotlottie", animations, {
    themes,
    stateMachines,
    initialStateMachineId: first?.initialStateMachineId ?? null,
    // Each animation says by itself whose it is: the manifest says it where it is so of all.
    inManifest: Object.fromEntries(
      Object.entries(first?.inManifest ?? {}).filter(([key]) => !(key in metaKeys) || isSharedOrigin(key)),
    ),
  });
  return { result, report: { diagnostics, renamed } };
}

/** Each animation of a file by itself, with the themes and state machines of the file. Throws LottieError. */
export async function split(
  source: Source,
  _options: Record<string, never> = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation[]>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  const alone = (each: NamedAnimation): ParsedAnimation => ({
    ...parsed,
    animations: [{ ...each, json: standaloneJson(parsed, each.id) ?? each.json }],
    assets: new Map<string, Uint8Array>(),
  });
  const result = parsed.animations.map(alone);
  await progress.checkpoint(1);
  return { result, report: { diagnostics } };
}
