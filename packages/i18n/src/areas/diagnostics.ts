// Written by `npm run messages` from messages/*/diagnostics.json. Do not edit.
import en from "../../messages/en/diagnostics.json" with { type: "json" };
import es from "../../messages/es/diagnostics.json" with { type: "json" };
import pt from "../../messages/pt/diagnostics.json" with { type: "json" };
import koKR from "../../messages/ko-KR/diagnostics.json" with { type: "json" };
import jaJP from "../../messages/ja-JP/diagnostics.json" with { type: "json" };
import fr from "../../messages/fr/diagnostics.json" with { type: "json" };
import de from "../../messages/de/diagnostics.json" with { type: "json" };
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface DiagnosticsMessages {
  inDocument: Message<{ document: string | number; sentence: string | number }>;
  codes: {
    "not-utf-8": string;
    "number-as-text": Message<{ member: string | number }>;
    "no-layers": string;
    "unmarked-properties": Message<{ count: number }>;
    "missing-assets": Message<{ count: number; first: string | number }>;
    "animations-as-pictures": Message<{ count: number }>;
    "animation-left-out": Message<{ id: string | number }>;
    "not-in-archive": Message<{ kind: string; id: string | number }>;
    "links-in-archive": Message<{ count: number; first: string | number }>;
    "listed-twice": Message<{ kind: string }>;
    "nothing-listed": string;
    "no-manifest": string;
    "outdated-state-machines": string;
    expressions: Message<{ count: number }>;
    "outside-pictures": Message<{ count: number }>;
    "outside-fonts": Message<{ count: number }>;
    "drawn-otherwise": Message<{ feature: string }>;
    "telegram-unmarked": string;
    "telegram-canvas": Message<{ side: number; width: number; height: number }>;
    "telegram-frame-rate": Message<{ frameRate: number }>;
    "telegram-duration": Message<{ maxSeconds: number; seconds: number }>;
    "telegram-size": Message<{ maxKilobytes: number; kilobytes: number }>;
    "telegram-feature": Message<{ feature: string }>;
    "target-rewritten": Message<{ exactness: string; feature: string | number }>;
    "target-left": Message<{ support: string; feature: string | number; targets: string | number }>;
    "schema-missing": Message<{ member: string | number }>;
    "schema-type": Message<{ expected: string }>;
    "schema-value": string;
    "svg-malformed": Message<{ first: string | number }>;
    "svg-entities": Message<{ first: string | number }>;
    "svg-too-many-elements": Message<{ first: string | number }>;
    "svg-circular-references": Message<{ first: string | number }>;
    "svg-outside-references": Message<{ first: string | number }>;
    "svg-scripts": string;
    "svg-foreign-objects": string;
    "svg-filters": Message<{ first: string | number }>;
    "svg-text-without-font": Message<{ first: string | number }>;
    "svg-pictures": Message<{ first: string | number }>;
    "svg-pattern-too-fine": Message<{ first: string | number }>;
    "svg-unsupported-style": Message<{ first: string | number }>;
    "svg-animation-left-out": Message<{ first: string | number }>;
    "machine-without-states": string;
    "machine-duplicate-state": Message<{ state: string | number }>;
    "machine-unknown-state": Message<{ state: string | number }>;
    "machine-unknown-input": Message<{ input: string | number }>;
    "machine-wrong-input": Message<{ input: string | number; type: string | number }>;
    "machine-wrong-comparison": Message<{ input: string | number }>;
    "machine-unknown-animation": Message<{ id: string | number }>;
    "machine-unknown-segment": Message<{ segment: string | number }>;
    "machine-unknown-theme": Message<{ id: string | number }>;
    "machine-unreachable-state": Message<{ state: string | number }>;
    "machine-dead-transition": Message<{ from: string | number; to: string | number }>;
    "machine-endless": Message<{ state: string | number }>;
  };
  mends: {
    "not-utf-8": string;
    "number-as-text": string;
    "missing-assets": string;
    "not-in-archive": string;
    "links-in-archive": string;
    "outdated-state-machines": string;
    expressions: string;
    "drawn-otherwise": string;
    "telegram-unmarked": string;
    "telegram-canvas": string;
    "telegram-frame-rate": string;
    "telegram-duration": string;
    "telegram-size": string;
    "telegram-feature": string;
    "target-left": string;
    "schema-missing": string;
    "machine-duplicate-state": string;
    "machine-unknown-state": string;
    "machine-unknown-input": string;
    "machine-wrong-input": string;
    "machine-wrong-comparison": string;
    "machine-unknown-animation": string;
    "machine-unknown-segment": string;
    "machine-unknown-theme": string;
    "machine-unreachable-state": string;
    "machine-dead-transition": string;
    "machine-endless": string;
  };
  drawing: {
    "composition-cycle": string;
    "composition-missing": string;
    "image-missing": string;
    "matte-missing": string;
    "matte-cycle": string;
    "parent-cycle": string;
    "parent-missing": string;
    "too-deep": string;
    "too-many-layers": string;
    "too-many-shapes": string;
    "too-many-points": string;
    "unknown-layer": string;
    "unknown-shape": string;
    "unsupported-modifier": string;
    "unsupported-merge-mode": string;
    "unsupported-mask-mode": string;
    "unsupported-blend-mode": string;
    "unsupported-effect": string;
    "unsupported-text-animator": string;
    "unsupported-dimension": string;
    "text-without-outlines": string;
    "expression-not-run": string;
    "image-outside": string;
    "mask-mode-not-in-svg": string;
    "text-in-font-of-viewer": string;
  };
}

const catalogues = {
  en,
  es,
  pt,
  "ko-KR": koKR,
  "ja-JP": jaJP,
  fr,
  de,
};

/** The messages of diagnostics in a language. */
export const getDiagnosticsMessages = (locale: Locale): DiagnosticsMessages =>
  getMessages(catalogues, locale) as DiagnosticsMessages;
