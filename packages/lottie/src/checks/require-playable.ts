import { idOf } from "../json/walk.ts";
import { createPartCounter, isUnmarked } from "../inspect/census.ts";
import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { findPointer } from "../json/find-pointer.ts";
import { asNumber, isObject, objectsIn, type JsonObject } from "../json/json-values.ts";
import { LottieError } from "../lottie-error.ts";
import type { ParseLimits } from "./parse-limits.ts";
import type { RunningLimits } from "./running-limits.ts";
import { circularCompositions, circularParents } from "./circles.ts";
import { countInMeta, createOddEntryCounter, firstOddEntry } from "./odd-entries.ts";
import { createAffordabilityCheck } from "./require-affordable.ts";
import { createVisit } from "../json/visit-document.ts";
import { readableNumber } from "./readable-number.ts";

/**
 * Checks that a JSON value is an animation that players can play within the limits, and fixes what is
 * plainly meant (numbers written as text). Faults that still play are added to `log`.
 */
export function requirePlayable(
  value: unknown,
  limits: RunningLimits,
  what: string,
  log: DiagnosticLog,
): JsonObject {
  if (!isObject(value) || !Array.isArray(value["layers"])) {
    throw new LottieError(
      "not-an-animation",
      `${what} is JSON, but not a Lottie animation: ${whatItIs(value)}.`,
    );
  }
  correctNumbers(value, log);
  requireCanvas(value, limits, what);
  requireTiming(value, limits, what);

  // Counted before the walk, so that a hostile file costs no more than its parsing.
  const layerLists = [value["layers"], ...objectsIn(value["assets"]).map((asset) => asset["layers"])];
  const layers = layerLists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  requireAtMost(layers, limits.maxLayers, "too-many-layers", what, "layers");
  const assets = Array.isArray(value["assets"]) ? value["assets"].length : 0;
  requireAtMost(assets, limits.maxAssets, "too-many-assets", what, "assets");
  const markers = Array.isArray(value["markers"]) ? value["markers"].length : 0;
  requireAtMost(markers, limits.maxMarkers, "too-many-markers", what, "markers");
  if (layers === 0) log.add("no-layers", "/layers");

  const { counts: census, visitor: counter } = createPartCounter(value);
  const affordable = createAffordabilityCheck(value, limits, what);
  const oddEntries = createOddEntryCounter();
  const others = limits.visitorsOf?.(value, census) ?? [];
  createVisit([counter, affordable.visitor, oddEntries.visitor, ...others], limits.clock)(value);
  limits.clock?.passed();
  if (census.drawnLayers === Number.POSITIVE_INFINITY) {
    throw new LottieError(
      "circular-composition",
      `${what} has a composition that contains itself, so drawing it would never end. Remove the layer that refers back.`,
    );
  }
  requireAtMost(
    census.drawnLayers,
    limits.maxDrawnLayers,
    "too-many-layers",
    what,
    "layers once its compositions are spelt out",
  );
  requireAtMost(census.keyframes, limits.maxKeyframes, "too-many-keyframes", what, "keyframes");
  if (census.oddProperties > 0) {
    log.add("unmarked-properties", findPointer(value, isUnmarked), { count: census.oddProperties });
  }
  if (census.missingAssets.size > 0) {
    const usesMissing = (object: JsonObject): boolean =>
      census.missingAssets.has(idOf(object["refId"]) ?? "");
    log.add("missing-assets", `${findPointer(value, usesMissing)}/refId`, {
      count: census.missingAssets.size,
      first: [...census.missingAssets][0] ?? "",
    });
  }
  if (oddEntries.count() > 0) {
    const count = oddEntries.count() - countInMeta(value);
    if (count > 0) log.add("odd-entries", firstOddEntry(value), { count });
  }
  logCircles(value, log);
  limits.clock?.passed();
  affordable.require();
  limits.clock?.passed();
  return value;
}

function logCircles(json: JsonObject, log: DiagnosticLog): void {
  const parents = circularParents(json);
  if (parents !== null) log.add("circular-parents", parents.pointer, { count: parents.count });
  const compositions = circularCompositions(json);
  if (compositions !== null)
    log.add("circular-compositions", compositions.pointer, { count: compositions.count });
}

function correctNumbers(json: JsonObject, log: DiagnosticLog): void {
  for (const key of ["w", "h", "fr", "ip", "op"]) {
    const number = asNumber(json[key]);
    if (typeof json[key] !== "string" || number === null) continue;
    json[key] = number;
    log.add("number-as-text", `/${key}`, { member: key });
  }
  if (json["ip"] === undefined) json["ip"] = 0;
}

function requireCanvas(json: JsonObject, limits: ParseLimits, what: string): void {
  for (const [key, name] of [
    ["w", "width"],
    ["h", "height"],
  ] as const) {
    const side = asNumber(json[key]);
    if (side === null || side <= 0 || side > limits.maxCanvasSide) {
      throw new LottieError(
        "bad-canvas",
        `${what} has the ${name} ${shown(json[key])}; it must be a number above 0 and at most ${readableNumber(limits.maxCanvasSide)} pixels. Set the size of the composition and export again.`,
      );
    }
  }
}

function requireTiming(json: JsonObject, limits: ParseLimits, what: string): void {
  const frameRate = asNumber(json["fr"]);
  if (frameRate === null || frameRate <= 0 || frameRate > limits.maxFrameRate) {
    throw new LottieError(
      "bad-timing",
      `${what} has the frame rate ${shown(json["fr"])}; it must be above 0 and at most ${readableNumber(limits.maxFrameRate)} frames per second. Set it and export again.`,
    );
  }
  const inPoint = asNumber(json["ip"]);
  const outPoint = asNumber(json["op"]);
  if (inPoint === null || outPoint === null || outPoint <= inPoint || outPoint - inPoint > limits.maxFrames) {
    throw new LottieError(
      "bad-timing",
      `${what} runs from frame ${shown(json["ip"])} to frame ${shown(json["op"])}; the end must come after the start, by at most ${readableNumber(limits.maxFrames)} frames. Set the work area and export again.`,
    );
  }
}

function requireAtMost(
  count: number,
  limit: number,
  code: "too-many-layers" | "too-many-assets" | "too-many-keyframes" | "too-many-markers",
  what: string,
  things: string,
): void {
  if (count <= limit) return;
  const amount = Number.isFinite(count) && count < 1e9 ? readableNumber(count) : "an astronomical number of";
  throw new LottieError(
    code,
    `${what} has ${amount} ${things}; at most ${readableNumber(limit)} can be played. Simplify it or split it.`,
  );
}

function whatItIs(value: unknown): string {
  if (!isObject(value)) return Array.isArray(value) ? "it is a list" : "it is a single value";
  if (Array.isArray(value["states"]))
    return "it looks like a state machine; put it into a dotLottie with its animation";
  if (Array.isArray(value["rules"]))
    return "it looks like a theme; put it into a dotLottie with its animation";
  return 'it has no list of layers. Export it as "Lottie JSON" from your animation tool';
}

const shown = (value: unknown): string =>
  value === undefined ? "(none)" : JSON.stringify(value).slice(0, 40);
