export * from "./locales.ts";
export * from "./format.ts";
export type { Words } from "./words/words.ts";
export { wordsOf } from "./words-of.ts";
