import type { Cascade } from "../css/cascade.ts";
import type { SvgMoment } from "../css/computed-style.ts";
import { inheritedProperties } from "../css/inherited-properties.ts";
import type { StyleSheet } from "../css/parse-style-sheet.ts";
import type { SvgDocument, SvgElement } from "../document/svg-element.ts";
import { Reaches } from "../scene/reaches.ts";
import { StillParts } from "../scene/still-parts.ts";
import { staticMoment } from "../static-moment.ts";
import type { SvgFindings } from "../svg-findings.ts";
import { cssEffects } from "./css-effects.ts";
import type { Bezier, Effect } from "./effect.ts";
import { cssTransformOf } from "../values/css-transform-of.ts";
import { transitionEffects } from "./transition-effects.ts";
import { smilEffects } from "./smil-effects.ts";

export interface Timeline {
  /** Seconds after which it is over, or begins anew. */
  duration: number;
  /** Seconds at which something turns, jumps or ends, rising, from 0 to `until`. */
  turns(until: number): number[];
  easings: Bezier[];
  momentAt(time: number): SvgMoment;
  reaches: Reaches;
}

const maxDuration = 60;
/** What may be said as an attribute or in a style sheet (SVG 2, 7 and 9.3.1). */
const geometryProperties = new Set(["cx", "cy", "d", "height", "r", "rx", "ry", "width", "x", "y"]);
const transforms = new Set([
  "transform",
  "css-transform",
  "motion-matrix",
  "offset-distance",
  "offset-path",
  "offset-rotate",
  "translate",
  "rotate",
  "scale",
]);
const initialValues: { [property: string]: string } = {
  opacity: "1",
  "fill-opacity": "1",
  "stroke-opacity": "1",
  "stop-opacity": "1",
  fill: "black",
  "stroke-width": "1",
  "stroke-dashoffset": "0",
  "offset-distance": "0",
  "offset-rotate": "auto",
  "stop-color": "black",
  color: "black",
};

/** What moves in a document; null where nothing does. */
export function createTimeline(
  document: SvgDocument,
  sheet: StyleSheet,
  cascade: Cascade,
  findings: SvgFindings,
): Timeline | null {
  const effects = [
    ...cssEffects(document, sheet, cascade, findings),
    ...smilEffects(document, findings),
    ...transitionEffects(document, sheet, cascade),
  ];
  if (effects.length === 0) return null;
  const still = staticMoment(cascade);
  const stillParts = new StillParts();
  const reaches = new Reaches();
  /** By the names that change anywhere, which are few of those that are asked for. */
  const byName: Record<Effect["kind"], Map<string, Map<SvgElement, Effect[]>>> = {
    attribute: new Map(),
    property: new Map(),
  };
  const moving = new Set<SvgElement>();
  const fading = new Set<SvgElement>();
  for (const effect of effects.toSorted((a, b) => a.begin - b.begin)) {
    const ofKind = byName[effect.kind];
    const ofName = ofKind.get(effect.name) ?? new Map<SvgElement, Effect[]>();
    ofKind.set(effect.name, ofName);
    ofName.set(effect.element, [...(ofName.get(effect.element) ?? []), effect]);
    if (transforms.has(effect.name)) moving.add(effect.element);
    if (effect.name === "opacity") fading.add(effect.element);
  }
  const valueOf = (
    element: SvgElement,
    kind: Effect["kind"],
    name: string,
    time: number,
    shadow: SvgElement | null = null,
  ): string | undefined => {
    const base =
      kind === "attribute" ? still.attribute(element, name) : still.property(element, name, shadow);
    const own = byName[kind].get(name)?.get(element);
    if (own === undefined) return base;
    let value = base ?? inheritedOf(element, kind, name, time);
    let isSet = base !== undefined;
    for (const effect of own) {
      const next = effect.valueAt(time, value);
      if (next !== undefined) [value, isSet] = [next, true];
    }
    const now = isSet ? value : base;
    stillParts.asked({ element, kind, name, shadow, value: now });
    return now;
  };
  /** What an animation begins from where the element says nothing itself. */
  const inheritedOf = (
    element: SvgElement,
    kind: Effect["kind"],
    name: string,
    time: number,
  ): string | undefined => {
    if (kind === "attribute") return name === "transform" || name.endsWith("Transform") ? undefined : "0";
    // Presentation attributes are the weakest declarations (CSS Transforms 1, 6).
    if (name === "css-transform") return cssTransformOf(valueOf(element, "attribute", "transform", time));
    if (geometryProperties.has(name)) return geometryOf(name, still.attribute(element, name));
    if (inheritedProperties.has(name))
      for (let { parent } = element; parent !== null; { parent } = parent) {
        const found = valueOf(parent, kind, name, time);
        if (found !== undefined) return found;
      }
    return initialValues[name];
  };
  return {
    duration: durationOf(effects),
    easings: uniqueOf(effects.flatMap(({ easings }) => easings)),
    turns(until) {
      const turns = new Set([0, until]);
      for (const effect of effects)
        for (const turn of effect.turns(until))
          if (turn > 0 && turn < until) turns.add(Math.round(turn * 1e8) / 1e8);
      return [...turns].toSorted((a, b) => a - b);
    },
    momentAt: (time) => ({
      attribute: (element, name) => valueOf(element, "attribute", name, time),
      property: (element, name, shadow) => valueOf(element, "property", name, time, shadow),
      isMoving: (element) => moving.has(element),
      isFading: (element) => fading.has(element),
      stillParts,
      reaches,
    }),
    reaches,
  };
}

/** Long enough for everything to end, and a whole number of rounds of what never does. */
function durationOf(effects: readonly Effect[]): number {
  const end = effects.reduce(
    (last, effect) => (Number.isFinite(effect.end) ? Math.max(last, effect.end) : last),
    0,
  );
  const cycles = uniqueOf(effects.flatMap(({ cycle }) => cycle ?? [])).filter((cycle) => cycle > 0.01);
  const [first] = cycles;
  if (first === undefined) return Math.min(maxDuration, Math.max(0.1, end));
  let round = first;
  for (const cycle of cycles.slice(1)) {
    const common = commonMultiple(round, cycle);
    if (common <= maxDuration / 2) round = common;
    else round = Math.max(round, cycle);
  }
  return Math.min(maxDuration, Math.max(1, Math.ceil(end / round - 1e-6)) * round);
}

function commonMultiple(a: number, b: number): number {
  let [x, y] = [Math.round(a * 1_000), Math.round(b * 1_000)];
  const product = x * y;
  while (y > 0) [x, y] = [y, x % y];
  return product / x / 1_000;
}

/** An attribute in the words of a style sheet, where numbers have units. */
function geometryOf(name: string, attribute: string | undefined): string | undefined {
  if (attribute === undefined) return name === "rx" || name === "ry" || name === "d" ? undefined : "0px";
  const text = attribute.trim();
  if (name === "d") return `path("${text}")`;
  return Number.isNaN(Number(text)) ? text : `${text}px`;
}

const uniqueOf = <Value>(values: readonly Value[]): Value[] => {
  const known = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...known.values()];
};
