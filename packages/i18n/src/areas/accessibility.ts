// Written by `npm run messages` from messages/en/accessibility.json. Do not edit.
import { accessibility } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface AccessibilityMessages {
  title: string;
  safe: string;
  safeUpTo: Message<{ width: number }>;
  unsafe: Message<{ width: number }>;
  score: Message<{ score: number }>;
  cutShort: Message<{ seconds: number }>;
  pending: string;
  failed: string;
  findingsLabel: string;
  names: {
    "general-flash": string;
    "red-flash": string;
    stripes: string;
    checkerboard: string;
    "large-motion": string;
    parallax: string;
    "automatic-motion": string;
    "text-contrast": string;
    "shape-contrast": string;
  };
  findings: {
    "general-flash": Message<{ width: number }>;
    "red-flash": Message<{ width: number }>;
    stripes: Message<{ share: number }>;
    checkerboard: Message<{ share: number }>;
    "large-motion": string;
    parallax: string;
    "automatic-motion": string;
    "text-contrast": Message<{ ratio: number }>;
    "shape-contrast": Message<{ ratio: number }>;
  };
  fixes: {
    "general-flash": string;
    "red-flash": string;
    stripes: string;
    checkerboard: string;
    "large-motion": string;
    parallax: string;
    "automatic-motion": string;
    "text-contrast": string;
    "shape-contrast": string;
  };
}

/** The messages of accessibility in a language. */
export const getAccessibilityMessages = (locale: Locale): AccessibilityMessages =>
  getMessages(accessibility, locale) as AccessibilityMessages;
