import { deflateRawSync } from "node:zlib";
import {
  type AnimationFacts,
  type Diagnostic,
  diagnoseUse,
  fillSlots,
  factsOf,
  inspectJson,
  type LottieJson,
  mayRunPrograms,
  namesUsedBy,
  optimiseJson,
  type ParsedAnimation,
  parseAnimation,
  standaloneJson,
  toDotLottie,
  withoutOutside,
  withoutPrograms,
} from "@zoetrope/lottie";
import type {
  AnimationVectors,
  CheckedAnimation,
  DescribedAnimation,
  PreparedAnimation,
  PreparedFeature,
} from "../renderer/contract.ts";
import { drawableJson, drawPicture, tryFrames } from "../drawing/draw-animation.ts";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import type { DrawnPicture, DrawnPictures, DrawnPreparation } from "../renderer/jobs.ts";
import { rimColour } from "../colours/pixel-palette.ts";
import { releasePixels } from "../drawing/release-pixels.ts";
import { vectorsOf } from "../vectors/animation-vectors.ts";

const posterWidthInPixels = 640;

const deflate = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes, { level: 9, memLevel: 9 });
const encode = (json: LottieJson | null): Uint8Array => new TextEncoder().encode(JSON.stringify(json));

interface Look {
  parsed: ParsedAnimation;
  facts: AnimationFacts;
  diagnostics: Diagnostic[];
}

/** Reads a file. Throws LottieError for files that are refused. */
function lookAt(bytes: Uint8Array): Look {
  const came = parseAnimation(bytes);
  const parsed = withoutPrograms(came);
  const facts = { ...factsOf(came), hasExpressions: parsed !== came };
  return { parsed, facts, diagnostics: [...parsed.diagnostics, ...diagnoseUse(came)] };
}

/** What is known without drawing; nothing counts as transparent yet. Throws LottieError for files that are refused. */
export function checkAnimation(bytes: Uint8Array): CheckedAnimation {
  const { parsed, facts, diagnostics } = lookAt(bytes);
  return { facts, features: featuresOf(parsed, facts, true), diagnostics };
}

/** Everything ingest needs of a file but the encoded poster. Throws LottieError for files that are refused. */
export function prepareAnimation(player: DrawingCore, bytes: Uint8Array): DrawnPreparation {
  const { described, poster, tried } = drawAndDescribe(player, bytes);
  return { ...described, ...picturesOf(poster, tried) };
}

/** The same without its pictures. Throws LottieError for files that are refused. */
export function describeAnimation(player: DrawingCore, bytes: Uint8Array): DescribedAnimation {
  const { described, poster, tried } = drawAndDescribe(player, bytes);
  releasePixels(poster.pixels, ...tried.frames);
  return described;
}

/** The pictures alone, of a file that is stored. Throws LottieError for files that are refused. */
export function pictureAnimation(player: DrawingCore, bytes: Uint8Array): DrawnPictures {
  const json = drawableJson(parseAnimation(bytes));
  const poster = drawPoster(player, json);
  return picturesOf(poster, tryFrames(player, inspectJson(json)));
}

/** What animations are compared by, of a file that is stored. Throws LottieError for files that are refused. */
export function measureAnimation(player: DrawingCore, bytes: Uint8Array): AnimationVectors {
  const { poster, vectors } = pictureAnimation(player, bytes);
  releasePixels(poster.pixels);
  return vectors;
}

type TriedFrames = ReturnType<typeof tryFrames>;

const drawPoster = (player: DrawingCore, json: LottieJson): DrawnPicture =>
  drawPicture(player, json, JSON.stringify(json), { frame: "poster", width: posterWidthInPixels });

function picturesOf(poster: DrawnPicture, tried: TriedFrames): DrawnPictures {
  const { pixels, width, height, frame, palette } = poster;
  const vectors = vectorsOf(tried.frames, tried.width, palette);
  releasePixels(...tried.frames);
  return { poster: { pixels, width, height, frame }, vectors };
}

/** What is refused because the player breaks down on it is refused whether its pictures are wanted or not. */
function drawAndDescribe(
  player: DrawingCore,
  bytes: Uint8Array,
): { described: DescribedAnimation; poster: DrawnPicture; tried: TriedFrames } {
  const { parsed, facts, diagnostics } = lookAt(bytes);
  const poster = drawPoster(player, drawableJson(parsed));
  const tried = tryFrames(player, facts);
  const described = {
    facts: {
      ...facts,
      backgroundColour:
        facts.backgroundColour ?? (poster.isOpaque ? rimColour(poster.pixels, poster.width) : null),
    },
    features: featuresOf(parsed, facts, poster.isOpaque),
    diagnostics,
    themes: parsed.themes.map(({ id }) => id),
    stateMachines: parsed.stateMachines.map(({ id }) => id),
    files: requireNoPrograms(filesOf(parsed, bytes)),
    palette: poster.palette,
    isOpaque: poster.isOpaque,
  };
  return { described, poster, tried };
}

/** `parsed` is without programs; `bytes`, as they came, may have some. */
function filesOf(parsed: ParsedAnimation, bytes: Uint8Array): PreparedAnimation["files"] {
  const isUnchanged = !mayRunPrograms(bytes);
  const keepNames = namesUsedBy(parsed);
  const slim = withoutOutside(parsed);
  for (const each of slim.animations)
    each.json = optimiseJson(fillSlots(each.json, { keepThemeable: true }), { keepNames });
  return {
    // A version 2 archive is kept as it came; version 1 is what newer players stop reading.
    dotlottie:
      isUnchanged && parsed.dotLottieVersion === 2 ? bytes.slice() : toDotLottie(parsed, { deflate }),
    "dotlottie-optimised": toDotLottie(slim, { deflate }),
    json:
      isUnchanged && parsed.format === "json" && bytes[0] === 0x7b
        ? bytes.slice()
        : encode(standaloneJson(parsed)),
    "json-optimised": encode(standaloneJson(slim)),
  };
}

/** The last look at what will be stored and played: whatever was missed before, it is not published. */
function requireNoPrograms(files: PreparedAnimation["files"]): PreparedAnimation["files"] {
  for (const [format, bytes] of Object.entries(files))
    if (mayRunPrograms(bytes)) throw new Error(`a program is left in the ${format} file`);
  return files;
}

function featuresOf(parsed: ParsedAnimation, facts: AnimationFacts, isOpaque: boolean): PreparedFeature[] {
  const has: { [feature in PreparedFeature]: boolean } = {
    interactive: parsed.stateMachines.length > 0,
    themeable: parsed.themes.length > 0,
    markers: facts.markers.length > 0,
    images: facts.hasImages,
    text: facts.hasText,
    expressions: facts.hasExpressions,
    gradients: facts.hasGradients,
    masks: facts.hasMasks,
    transparent: !isOpaque,
  };
  return (Object.keys(has) as PreparedFeature[]).filter((feature) => has[feature]);
}
