import { backgroundColourOf } from "../colours/background-colour.ts";
import { countParts } from "./census.ts";
import type { PartCounts } from "./part-counts.ts";
import type { AnimationFacts, LottieJson, ParsedAnimation } from "../contract.ts";
import { asNumber, asObject, asString, objectsIn } from "../json/json-values.ts";
import { countOutside, countOutsideFillings } from "../checks/outside-sources.ts";
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { parseJsonBytes } from "../json/parse-json.ts";

/** What there is to know about the first animation of a file without drawing it. */
export function factsOf(parsed: ParsedAnimation): AnimationFacts {
  const [first] = parsed.animations;
  if (first === undefined) throw new TypeError("a parsed animation holds at least one animation");
  return factsFrom(parsed, first, countParts(first.json));
}

/** The same of one of its animations, whose parts are counted already. */
export function factsFrom(
  { assets, themes }: ParsedAnimation,
  { json, background }: ParsedAnimation["animations"][number],
  counts: PartCounts,
): AnimationFacts {
  const facts = factsOfJson(json, assets, counts);
  const inThemes = themes.map((theme) => countOutsideFillings(theme.json, assets));
  return {
    ...facts,
    outsidePictures: inThemes.reduce((sum, each) => sum + each, facts.outsidePictures),
    ...(background === null ? {} : { backgroundColour: background.slice(0, 7) }),
  };
}

/** The same for one animation as JSON. */
export function inspectJson(
  json: LottieJson,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): AnimationFacts {
  return factsOfJson(json, files, countParts(json));
}

function factsOfJson(
  json: LottieJson,
  files: ReadonlyMap<string, Uint8Array>,
  census: PartCounts,
): AnimationFacts {
  const frameRate = asNumber(json["fr"]) ?? 0;
  const inPoint = asNumber(json["ip"]) ?? 0;
  const outPoint = asNumber(json["op"]) ?? 0;
  const outside = countOutside(json, files);
  return {
    width: asNumber(json["w"]) ?? 0,
    height: asNumber(json["h"]) ?? 0,
    frameRate,
    inPoint,
    outPoint,
    frameCount: outPoint - inPoint,
    durationInSeconds: (outPoint - inPoint) / frameRate,
    layerCount: census.layers,
    markers: objectsIn(json["markers"]).map((marker) => ({
      name: markerName(asString(marker["cm"]) ?? ""),
      frame: asNumber(marker["tm"]) ?? 0,
      durationInFrames: asNumber(marker["dr"]) ?? 0,
    })),
    backgroundColour: backgroundColourOf(json),
    hasImages: census.hasImages,
    outsidePictures: outside.pictures,
    outsideFonts: outside.fonts,
    hasText: census.hasText,
    hasExpressions: census.expressions > 0,
    hasGradients: census.hasGradients,
    hasMasks: census.hasMasks,
  };
}

const limitsOfMarkers = { maxDepth: 16, maxNodes: 1_000 };

/** Some exporters put `{"name": "…"}` or several lines into the comment: players match the name or the first line. */
function markerName(comment: string): string {
  const text = comment.trim();
  if (text.startsWith("{")) {
    try {
      const name = asString(
        asObject(
          parseJsonBytes(new TextEncoder().encode(text), limitsOfMarkers, "A marker", new DiagnosticLog()),
        )?.["name"],
      );
      if (name !== null) return name.slice(0, 200);
    } catch {
      return text.slice(0, 200);
    }
  }
  return (text.split(/\r\n|\r|\n/, 1)[0] ?? "").trim().slice(0, 200);
}
