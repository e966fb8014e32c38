import { standaloneJson } from "../../convert/to-json.ts";
import { originOf } from "../../lineage/combined-origin.ts";
import { lineageOf } from "../../lineage/lineage.ts";
import { countColours } from "../../colours/recolour.ts";
import { namesIn } from "../../inspect/names-in.ts";
import { isGzip } from "../../archive/read-gzip.ts";
import { toDotLottie } from "../../convert/to-dotlottie.ts";
import { diagnoseCountedUse } from "../../diagnostics/diagnose-use.ts";
import { locateDiagnostics } from "../../diagnostics/locate-diagnostics.ts";
import { fontsOf, imagesOf, partsOf, slotsOf } from "../../inspect/assets.ts";
import { factsFrom } from "../../inspect/facts-of.ts";
import { featureFactsOf } from "../../inspect/feature-supports.ts";
import { frameCostOf } from "../../inspect/frame-cost.ts";
import type { Inspection } from "../../inspect/inspection.ts";
import { layersOf } from "../../inspect/layers.ts";
import { stickerFactsOf } from "../../inspect/sticker-facts.ts";
import { createSurvey, type Survey, surveyOf } from "../../inspect/survey.ts";
import { asObject, asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { pointersTo } from "../../json/find-pointer.ts";
import { readAnimation } from "../../parse-animation.ts";
import { hasExpression } from "../../optimise/strip-expressions.ts";
import {
  openSource,
  type OperationControl,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operation.ts";

export interface InspectOptions {
  /** Which animation of a file of several; default the first. */
  animationId?: string;
  /**
   * At how many frames, spread evenly, it is worked out what is painted: for `areaShare` of the palette and a closer `cost`. Up to 100;
   * default 0, because it takes about as long again as all else.
   */
  sampledFrames?: number;
}

const maxSampledFrames = 100;

/**
 * All that can be known of an animation without drawing it; its report says what may not play as meant.
 * Throws LottieError for bytes that are refused, UnknownAnimation, RangeError for more frames than are looked at.
 */
export async function inspect(
  source: Source,
  options: InspectOptions = {},
  control: OperationControl = {},
): Promise<Outcome<Inspection>> {
  const { sampledFrames = 0 } = options;
  if (!(sampledFrames >= 0 && sampledFrames <= maxSampledFrames))
    throw new RangeError(`sampledFrames is ${sampledFrames}: it has to be from 0 to ${maxSampledFrames}`);
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics, surveys } = surveyedSource(source);
  const chosen = requireAnimation(parsed, options.animationId);
  const { id, name, json } = chosen;
  await progress.checkpoint(0.5);
  const survey = surveys.get(json)?.() ?? surveyOf(json);
  const palette = countColours(survey.colours);
  const places = palette.reduce((sum, { count }) => sum + count, 0);
  const totalBytes = source instanceof Uint8Array ? source.length : toDotLottie(parsed).length;
  await progress.checkpoint(0.7);
  const facts = factsFrom(parsed, chosen, survey.counts);
  const features = featureFactsOf(survey.features, survey.featureParts);
  const isPacked = source instanceof Uint8Array && isGzip(source);
  // What few ask for is loaded when somebody does.
  const painted =
    sampledFrames === 0
      ? null
      : await (
          await import("../../inspect/sample-frames.ts")
        ).sampleFrames(json, facts.frameCount, sampledFrames, progress);
  const result: Inspection = {
    format: parsed.format,
    dotLottieVersion: parsed.dotLottieVersion,
    animationIds: parsed.animations.map((each) => each.id),
    animationId: id,
    name: name ?? asString(json["nm"]),
    facts,
    origin: originOf(standaloneJson(parsed, id) ?? json),
    lineage: lineageOf(json),
    size: {
      totalBytes,
      parts: partsOf(json),
      files: [...parsed.assets]
        .map(([path, bytes]) => ({ path, bytes: bytes.length }))
        .toSorted((a, b) => b.bytes - a.bytes),
    },
    features,
    stickers: stickerFactsOf(
      facts,
      features.map((feature) => feature.name),
      isPacked ? source.length : null,
    ),
    fonts: fontsOf(json, parsed.assets),
    images: imagesOf(json, parsed.assets),
    palette: palette.map(({ hex, count, uses }) => ({
      hex,
      count,
      uses,
      share: count / places,
      areaShare: painted === null ? null : (painted.shares.get(hex) ?? 0),
    })),
    layers: layersOf(json),
    expressions: facts.hasExpressions
      ? pointersTo(json, hasExpression).map(({ pointer, object }) => ({
          pointer: `${pointer}/x`,
          length: String(object["x"]).length,
        }))
      : [],
    slots: slotsOf(json),
    themes: parsed.themes.map((theme) => ({
      id: theme.id,
      name: theme.name,
      rules: objectsIn(asObject(theme.json)?.["rules"]).length,
      animationIds: namesIn(theme.inManifest["animations"]),
    })),
    stateMachines: parsed.stateMachines.map((machine) => {
      const document = asObject(machine.json);
      return {
        id: machine.id,
        name: machine.name,
        states: namesIn(document?.["states"]) ?? [],
        initial: asString(document?.["initial"]),
        inputs: namesIn(document?.["inputs"]) ?? [],
        interactions: objectsIn(document?.["interactions"]).length,
      };
    }),
    complexity: survey.complexity,
    cost: frameCostOf(json, facts, painted?.areas ?? null),
  };
  // Those of others are not told.
  const uses = diagnoseCountedUse(parsed, (each) => (each === json ? survey.counts.expressions : 0)).filter(
    ({ animationId }) => animationId === null || animationId === id,
  );
  const located = source instanceof Uint8Array ? locateDiagnostics(source, uses) : uses;
  await progress.checkpoint(1);
  return { result, report: { diagnostics: [...diagnostics, ...located] } };
}

/** What is read is surveyed on the way on which it is checked. */
function surveyedSource(
  source: Source,
): ReturnType<typeof openSource> & { surveys: ReadonlyMap<JsonObject, () => Survey> } {
  const surveys = new Map<JsonObject, () => Survey>();
  if (!(source instanceof Uint8Array)) return { ...openSource(source), surveys };
  const parsed = readAnimation(source, {}, (json, counts) => {
    const { visitors, survey } = createSurvey(json, counts);
    surveys.set(json, survey);
    return visitors;
  });
  return { parsed, diagnostics: parsed.diagnostics, surveys };
}
