import type { SnippetOptions } from "./embed-options.ts";
import { nativeSnippets } from "./native-snippets.ts";
import { webSnippets } from "./web-snippets.ts";

/** Where an animation may go, in the order of the tabs. */
export const embedKinds = [
  "element",
  "react",
  "vue",
  "svelte",
  "iframe",
  "html",
  "ios",
  "android",
  "flutter",
  "reactNative",
] as const;
export type EmbedKind = (typeof embedKinds)[number];

const snippets: Record<EmbedKind, (options: SnippetOptions) => string> = {
  ...webSnippets,
  ...nativeSnippets,
};

/** Code to paste elsewhere, of one kind. */
export const embedSnippet = (kind: EmbedKind, options: SnippetOptions): string => snippets[kind](options);

/** Whether it is no code of a page. */
export const isForApps = (kind: EmbedKind): boolean => Object.hasOwn(nativeSnippets, kind);
