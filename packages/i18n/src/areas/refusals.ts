// Written by `npm run messages` from messages/en/refusals.json. Do not edit.
import { refusals } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface RefusalsMessages {
  empty: string;
  "too-large": Message<{ size: string | number }>;
  "unknown-format": string;
  "malformed-json": string;
  "too-deep": string;
  "too-many-nodes": string;
  "too-slow-to-read": string;
  "not-an-animation": string;
  "bad-canvas": string;
  "bad-timing": string;
  "too-many-layers": string;
  "too-many-assets": string;
  "too-many-keyframes": string;
  "too-many-markers": string;
  "too-many-animations": string;
  "picture-too-large": string;
  "too-much-to-draw": string;
  "circular-composition": string;
  "malformed-gzip": string;
  "malformed-zip": string;
  "encrypted-zip": string;
  "unsupported-compression": string;
  "unsafe-path": string;
  "too-many-entries": string;
  "zip-bomb": string;
  "missing-manifest": string;
  "malformed-manifest": string;
  "unsupported-version": string;
  "missing-animation": string;
}

/** The messages of refusals in a language. */
export const getRefusalsMessages = (locale: Locale): RefusalsMessages =>
  getMessages(refusals, locale) as RefusalsMessages;
