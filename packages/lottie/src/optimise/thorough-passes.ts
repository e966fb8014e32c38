import type { LottieJson } from "../contract.ts";
import { ChangeLog } from "./change-log.ts";
import type { FrameDrawer } from "./compare-frames.ts";
import { defaultErrorBound, type ErrorBound, keepWithin, type KeepWithinResult } from "./keep-within.ts";
import { dropDefaults } from "./passes/defaults.ts";
import { dropNeverShown } from "./passes/never-shown.ts";
import { joinGroups } from "./passes/join-groups.ts";
import { simplifyKeyframes } from "./passes/keyframes.ts";
import { unwrapGroups } from "./passes/groups.ts";
import type { DocumentPass } from "./passes/pass.ts";
import { simplifyPaths } from "./passes/paths.ts";
import { shareAssets } from "./passes/share-assets.ts";
import { roundNumbers } from "./passes/round.ts";

/** Passes whose result is looked at, in their order. */
export const measuredPasses = [
  "hidden",
  "keyframes",
  "paths",
  "duplicates",
  "groups",
  "defaults",
  "precision",
] as const;
export type MeasuredPass = (typeof measuredPasses)[number];

const passes: Record<MeasuredPass, DocumentPass> = {
  hidden: dropNeverShown,
  keyframes: simplifyKeyframes,
  paths: simplifyPaths,
  duplicates(json, log, context) {
    shareAssets(json, log, context);
    if (context.isSeenInBrowser) joinGroups(json, log, context);
  },
  groups: unwrapGroups,
  defaults: dropDefaults,
  precision: roundNumbers,
};

/** Seen by nobody, an edge seldom crosses one of the steps that a browser has. */
const unseenPixels = 0.00005;
/** Of the first an edge shows by 3 of 255; where that is too much in some player, the next is left. */
const seenPixels = [0.011, 0.0045, 0.001, unseenPixels];

export interface ThoroughResult {
  json: LottieJson;
  /** Bytes of JSON that each pass took off, and how many changes are left of it and were taken back. */
  passes: { name: MeasuredPass; saved: number; changes: number; reverted: number }[];
  kept: KeepWithinResult;
}

/**
 * What can be left out where somebody looks: `json`, a form of `original`, made smaller as far as each frame stays within `bound` in all
 * drawers.
 */
export async function makeThorough(
  original: LottieJson,
  json: LottieJson,
  {
    drawers,
    bound,
    wanted,
    keepNames,
  }: {
    drawers: readonly FrameDrawer[];
    bound: ErrorBound;
    wanted: readonly MeasuredPass[];
    keepNames: ReadonlySet<string>;
  },
  guard: {
    signal?: AbortSignal | undefined;
    onProgress?: ((share: number) => void) | undefined;
    /** Frames that are compared at most. */
    maxFrames?: number | undefined;
  },
): Promise<ThoroughResult> {
  const copy = structuredClone(json);
  const log = new ChangeLog();
  const share = Math.min(16, bound.max / defaultErrorBound.max);
  const isSeenInBrowser = drawers.some(({ isBrowser }) => isBrowser);
  const pixelsByFineness = isSeenInBrowser ? seenPixels : [unseenPixels];
  const originals = new WeakMap<object, Map<string | number, unknown>>();
  const makeAll = (attempt: number): void => {
    for (const name of wanted) {
      log.begin(name, name === "precision" ? attempt : 0);
      // The coarse stands on the fine, so that the fine is left where the coarse is taken back.
      for (const pixels of name === "precision"
        ? pixelsByFineness.toReversed()
        : pixelsByFineness.slice(0, 1))
        passes[name](copy, log, {
          keepNames,
          pixels: pixels * share,
          isSeenInBrowser,
          attempt,
          originals,
        });
    }
  };
  makeAll(0);
  const kept = await keepWithin(original, copy, log, drawers, bound, {
    ...guard,
    refill: makeAll,
    unseen: ["defaults"],
  });
  const saved = savedBy(log, copy);
  return {
    json: copy,
    passes: wanted.map((name) => ({
      name,
      saved: saved.get(name) ?? 0,
      changes: log.countOf(name),
      reverted: kept.reverted.get(name) ?? 0,
    })),
    kept,
  };
}

/** Bytes that each pass takes off what those before it left. */
function savedBy(log: ChangeLog, json: LottieJson): Map<string, number> {
  const encoder = new TextEncoder();
  const sizeAt = (count: number): number => {
    log.goTo(count);
    return encoder.encode(JSON.stringify(json)).length;
  };
  const saved = new Map<string, number>();
  let size = sizeAt(0);
  for (const { pass, end } of log.runs()) {
    const after = sizeAt(end);
    saved.set(pass, (saved.get(pass) ?? 0) + size - after);
    size = after;
  }
  log.goTo(log.length);
  return saved;
}
