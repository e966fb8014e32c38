import type { SvgElement } from "../document/svg-element.ts";
import type { Drawn } from "./drawing.ts";
import type { Reaches } from "./reaches.ts";
import type { SvgLimits } from "../svg-limits.ts";

/** How much has been drawn, of what is limited. */
interface Spent {
  elements: number;
  curves: number;
}

/** What elements inherit from those they are in, without asking for it. */
interface InheritedContext {
  viewport: { width: number; height: number };
  style: { fontSize: number; rootFontSize: number };
}

/** What an element, or what is in it, draws at every moment alike. */
interface StillPart {
  drawn: Drawn[];
  inherited: InheritedContext;
  spent: Spent;
}

/** A value that changes with time, as it was at a moment. */
export interface ChangingValue {
  element: SvgElement;
  kind: "attribute" | "property";
  name: string;
  shadow: SvgElement | null;
  value: string | undefined;
}

/** What an element drew last, with what it asked for that changes. */
interface LastPart extends StillPart {
  values: readonly ChangingValue[];
  /** How often in a row it was something else when it was looked at again. */
  misses: number;
}

/** What nearly always moves is no longer remembered. */
const maxMisses = 20;
/** More take longer to compare than to draw. */
const maxValues = 100;

/** Of a moment (`SvgMoment`) what changes. */
interface ChangingValues {
  attribute(element: SvgElement, name: string): string | undefined;
  property(element: SvgElement, name: string, shadow: SvgElement | null): string | undefined;
  reaches: Reaches | null;
}

interface DrawingWork {
  spent: Spent;
  limits: SvgLimits;
  moment: ChangingValues;
}

/**
 * Of a document that is drawn at many moments: what was drawn without asking for anything that changes is the same at each, and is drawn
 * once. Most of what moves keeps its outline and its paint. What changes now and then is drawn again where one of its values is another.
 */
export class StillParts {
  /** How often something was asked for that changes. */
  #askedCount = 0;
  readonly #elements = new Map<SvgElement, StillPart>();
  readonly #contents = new Map<SvgElement, StillPart>();
  readonly #facts = new Map<SvgElement, unknown>();
  /** Elements, not what is in them, that were drawn otherwise at some moment. */
  readonly #changing = new Set<SvgElement>();
  readonly #last = new Map<SvgElement, LastPart>();
  /** What the element that is being drawn has asked for; null where nobody wants to know. */
  #recorded: ChangingValue[] | null = null;

  /** To be told of each value that changes whenever somebody asks for it. */
  asked(value: ChangingValue): void {
    this.#askedCount++;
    this.#recorded?.push(value);
  }

  /** What `element` draws, or what is in it; `draw` is asked where that is not known. */
  drawn(
    kind: "element" | "content",
    element: SvgElement,
    scope: InheritedContext & { path: string; isClip: boolean },
    work: DrawingWork,
    draw: () => Drawn[],
  ): Drawn[] {
    // What is referred to is drawn for each reference anew.
    if (scope.path !== "" || scope.isClip) return draw();
    if (kind === "element" && this.#changing.has(element))
      return this.#drawnWhereChanged(element, scope, work, draw);
    const { spent, limits } = work;
    const known = kind === "element" ? this.#elements : this.#contents;
    const part = known.get(element);
    if (part !== undefined && canStay(part, scope, work)) {
      Object.assign(spent, sum(spent, part.spent));
      return part.drawn;
    }
    const before = { ...spent };
    const asked = this.#askedCount;
    const drawn = draw();
    if (this.#askedCount !== asked) {
      if (kind === "element") this.#changing.add(element);
      return drawn;
    }
    if (!isWithin(limits, spent)) return drawn;
    for (const each of drawn) markStill(each);
    known.set(element, { drawn, inherited: inheritedFrom(scope), spent: difference(spent, before) });
    return drawn;
  }

  /** An element without others in it: their own parts are found by themselves. */
  #drawnWhereChanged(
    element: SvgElement,
    scope: InheritedContext,
    work: DrawingWork,
    draw: () => Drawn[],
  ): Drawn[] {
    if (element.children.some((child) => typeof child !== "string")) return draw();
    const { spent, limits, moment } = work;
    const last = this.#last.get(element);
    if (last !== undefined && canStay(last, scope, work) && this.#areUnchanged(last.values, moment)) {
      last.misses = 0;
      Object.assign(spent, sum(spent, last.spent));
      this.#recorded?.push(...last.values);
      return last.drawn;
    }
    const misses = last === undefined ? 0 : last.misses + 1;
    if (misses > maxMisses) return draw();
    const outer = this.#recorded;
    const values: ChangingValue[] = (this.#recorded = []);
    const before = { ...spent };
    const reachesAsked = moment.reaches?.askedCount;
    const drawn = draw();
    this.#recorded = outer;
    outer?.push(...values);
    if (values.length > maxValues || !isWithin(limits, spent)) return drawn;
    // How far something reaches is only known once all moments were looked at.
    if (moment.reaches?.askedCount !== reachesAsked) return drawn;
    for (const each of drawn) markStill(each);
    const inherited = inheritedFrom(scope);
    this.#last.set(element, { drawn, inherited, spent: difference(spent, before), values, misses });
    return drawn;
  }

  #areUnchanged(values: readonly ChangingValue[], moment: ChangingValues): boolean {
    const outer = this.#recorded;
    this.#recorded = null;
    const areUnchanged = values.every(({ element, kind, name, shadow, value }) => {
      const now =
        kind === "attribute" ? moment.attribute(element, name) : moment.property(element, name, shadow);
      return now === value;
    });
    this.#recorded = outer;
    return areUnchanged;
  }

  /** One thing that is asked about an element at every moment, as far as `find` asks for nothing that changes. */
  fact<Fact>(element: SvgElement, find: () => Fact): Fact {
    if (this.#facts.has(element)) return this.#facts.get(element) as Fact;
    const asked = this.#askedCount;
    const fact = find();
    if (this.#askedCount === asked) this.#facts.set(element, fact);
    return fact;
  }
}

const isSame = (one: InheritedContext, other: InheritedContext): boolean =>
  one.viewport.width === other.viewport.width &&
  one.viewport.height === other.viewport.height &&
  one.style.fontSize === other.style.fontSize &&
  one.style.rootFontSize === other.style.rootFontSize;

const inheritedFrom = ({ viewport, style }: InheritedContext): InheritedContext => ({
  viewport,
  style: { fontSize: style.fontSize, rootFontSize: style.rootFontSize },
});

const canStay = (part: StillPart, scope: InheritedContext, { spent, limits }: DrawingWork): boolean =>
  isSame(part.inherited, scope) && isWithin(limits, sum(spent, part.spent));

const difference = (now: Spent, before: Spent): Spent => ({
  elements: now.elements - before.elements,
  curves: now.curves - before.curves,
});

const sum = (one: Spent, other: Spent): Spent => ({
  elements: one.elements + other.elements,
  curves: one.curves + other.curves,
});

const isWithin = ({ maxDrawnElements, maxCurves }: SvgLimits, { elements, curves }: Spent): boolean =>
  elements <= maxDrawnElements && curves <= maxCurves;

function markStill(drawn: Drawn): void {
  if (drawn.kind === "shape") drawn.isStill = true;
  if (drawn.kind === "group") for (const child of drawn.children) markStill(child);
}
