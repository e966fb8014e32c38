import type { SvgElement } from "../document/svg-element.ts";
import type { Drawn } from "./drawing.ts";
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

/**
 * Of a document that is drawn at many moments: what was drawn without asking for anything that changes is the same at each, and is drawn
 * once. Most of what moves keeps its outline and its paint.
 */
export class StillParts {
  /** How often something was asked for that changes. */
  changing = 0;
  readonly #elements = new Map<SvgElement, StillPart>();
  readonly #contents = new Map<SvgElement, StillPart>();
  readonly #facts = new Map<SvgElement, unknown>();
  /** Elements, not what is in them, that were drawn otherwise at some moment. */
  readonly #changing = new Set<SvgElement>();

  /** What `element` draws, or what is in it; `draw` is asked where that is not known. */
  drawn(
    kind: "element" | "content",
    element: SvgElement,
    scope: InheritedContext & { path: string; isClip: boolean },
    { spent, limits }: { spent: Spent; limits: SvgLimits },
    draw: () => Drawn[],
  ): Drawn[] {
    // What is referred to is drawn for each reference anew.
    if (scope.path !== "" || scope.isClip) return draw();
    if (kind === "element" && this.#changing.has(element)) return draw();
    const known = kind === "element" ? this.#elements : this.#contents;
    const part = known.get(element);
    if (part !== undefined && isSame(part.inherited, scope) && isWithin(limits, sum(spent, part.spent))) {
      Object.assign(spent, sum(spent, part.spent));
      return part.drawn;
    }
    const before = { ...spent };
    const asked = this.changing;
    const drawn = draw();
    if (this.changing !== asked) {
      if (kind === "element") this.#changing.add(element);
      return drawn;
    }
    if (!isWithin(limits, spent)) return drawn;
    for (const each of drawn) markStill(each);
    known.set(element, {
      drawn,
      inherited: {
        viewport: scope.viewport,
        style: { fontSize: scope.style.fontSize, rootFontSize: scope.style.rootFontSize },
      },
      spent: { elements: spent.elements - before.elements, curves: spent.curves - before.curves },
    });
    return drawn;
  }

  /** One thing that is asked about an element at every moment, as far as `find` asks for nothing that changes. */
  fact<Fact>(element: SvgElement, find: () => Fact): Fact {
    if (this.#facts.has(element)) return this.#facts.get(element) as Fact;
    const asked = this.changing;
    const fact = find();
    if (this.changing === asked) this.#facts.set(element, fact);
    return fact;
  }
}

const isSame = (one: InheritedContext, other: InheritedContext): boolean =>
  one.viewport.width === other.viewport.width &&
  one.viewport.height === other.viewport.height &&
  one.style.fontSize === other.style.fontSize &&
  one.style.rootFontSize === other.style.rootFontSize;

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
