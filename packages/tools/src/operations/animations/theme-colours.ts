import { hexOf, rgbOf, type NamedDocument } from "@zoetrope/lottie";

/** A rule of a dotLottie theme, as far as it sets colours. Source: https://dotlottie.io/spec/2.0/ */
export type ThemeRule = { id?: unknown; type?: unknown; value?: unknown; keyframes?: unknown };

/** One colour that a rule sets; `offset` (0 to 1) of a stop, `frame` of a keyframe. */
export interface RuleColour {
  hex: string;
  offset?: number;
  frame?: number;
}

/** Colours that were chosen, `#rrggbb`, by their place among those of the rule. */
export type ChosenColours = { [index: number]: string };

type Change = (colour: readonly number[], at: Omit<RuleColour, "hex">) => readonly number[];
type Unknown = { [key: string]: unknown };

export const rulesOf = ({ json }: NamedDocument): ThemeRule[] => {
  const { rules } = json as { rules?: unknown };
  return Array.isArray(rules) ? (rules as ThemeRule[]) : [];
};

/** The colours of a rule: one, or one for each keyframe or stop; none of gradients that move and of other rules. */
export function coloursOf(rule: ThemeRule): RuleColour[] {
  const colours: RuleColour[] = [];
  changed(rule, (colour, at) => {
    colours.push({ hex: hexOf(colour), ...at });
    return colour;
  });
  return colours;
}

/** The theme with colours chosen by slot; opacities stay. */
export function withColours(theme: NamedDocument, chosen: { [slot: string]: ChosenColours }): NamedDocument {
  const rules = rulesOf(theme).map((rule) => {
    const ofSlot = chosen[String(rule.id)];
    if (ofSlot === undefined) return rule;
    let index = 0;
    return changed(rule, (colour) => {
      const rgb = rgbOf(ofSlot[index++] ?? "");
      return rgb === null ? colour : [...rgb, ...colour.slice(3)];
    });
  });
  return { ...theme, json: { ...(theme.json as object), rules } };
}

function changed(rule: ThemeRule, change: Change): ThemeRule {
  const { type, value, keyframes } = rule;
  const isMoving = Array.isArray(keyframes) && keyframes.length > 0;
  if (type === "Color" && isMoving) {
    const moved = keyframes.map((keyframe: Unknown) =>
      Object.assign({}, keyframe, {
        value: colourWith(keyframe["value"], change, { frame: Number(keyframe["frame"]) }),
      }),
    );
    return { ...rule, keyframes: moved };
  }
  if (type === "Color") return { ...rule, value: colourWith(value, change, {}) };
  if (type !== "Gradient" || isMoving || !Array.isArray(value)) return rule;
  const stops = value.map((stop: Unknown) =>
    Object.assign({}, stop, {
      color: colourWith(stop["color"], change, { offset: Number(stop["offset"]) }),
    }),
  );
  return { ...rule, value: stops };
}

function colourWith(colour: unknown, change: Change, at: Omit<RuleColour, "hex">): unknown {
  const isColour = Array.isArray(colour) && colour.length >= 3 && colour.every(Number.isFinite);
  return isColour ? change(colour as number[], at) : colour;
}
