export * from "./locales.ts";
export * from "./format.ts";
export type { Words } from "./words/words.ts";
export { wordsOf } from "./words-of.ts";
export type { AnimationWords } from "./animation-words/en.ts";
export { animationWordsOf } from "./animation-words-of.ts";
export type { ChromeWords } from "./chrome-words/en.ts";
export { chromeWordsOf } from "./chrome-words-of.ts";
export { fill } from "./fill.ts";
