import {
  factsOf,
  mayRunPrograms,
  paletteOf,
  parseAnimation,
  toDotLottie,
  withoutOutside,
  withoutPrograms,
  type ParsedAnimation,
} from "@zoetrope/lottie";
import type { FileFacts, UsedFeature } from "./file-facts.ts";

const shownColours = 12;

/** Everything that the page shows of a file. Throws LottieError for what is no animation. */
export function readFacts(bytes: Uint8Array<ArrayBuffer>): FileFacts {
  const came = parseAnimation(bytes);
  const parsed = withoutPrograms(came);
  const facts = factsOf(came);
  const used: [UsedFeature, boolean][] = [
    ["images", facts.hasImages],
    ["text", facts.hasText],
    ["gradients", facts.hasGradients],
    ["masks", facts.hasMasks],
    ["themes", parsed.themes.length > 0],
    ["machines", parsed.stateMachines.length > 0],
  ];
  const [first] = parsed.animations;
  return {
    format: parsed.format,
    dotLottieVersion: parsed.dotLottieVersion,
    animationIds: parsed.animations.map(({ id }) => id),
    width: facts.width,
    height: facts.height,
    frameRate: facts.frameRate,
    frameCount: facts.frameCount,
    durationInSeconds: facts.durationInSeconds,
    layerCount: facts.layerCount,
    backgroundColour: facts.backgroundColour,
    markers: facts.markers.map(({ name, frame }) => ({ name, frame })),
    features: used.flatMap(([feature, isUsed]) => (isUsed ? [feature] : [])),
    hasExpressions: parsed !== came,
    outsidePictures: facts.outsidePictures,
    outsideFonts: facts.outsideFonts,
    colours: first
      ? paletteOf(first.json)
          .slice(0, shownColours)
          .map(({ hex }) => hex)
      : [],
    diagnostics: parsed.diagnostics,
    playable: playableOf(came, withoutOutside(parsed), bytes, facts.hasImages || facts.outsideFonts > 0),
  };
}

function playableOf(
  came: ParsedAnimation,
  parsed: ParsedAnimation,
  bytes: Uint8Array<ArrayBuffer>,
  mayAsk: boolean,
): FileFacts["playable"] {
  // Of an archive with damaged entries the player would take nothing at all: it is given those that are whole.
  // The same goes for an archive without a manifest, which always comes with a diagnostic.
  const isDamaged = came.format !== "json" && came.diagnostics.length > 0;
  if (!isDamaged && !mayAsk && !mayRunPrograms(bytes)) return { bytes: bytes.slice().buffer };
  if (parsed.format === "json") return { json: JSON.stringify(parsed.animations[0]?.json) };
  return { bytes: toDotLottie(parsed).slice().buffer };
}
