import type { en } from "./en.ts";

/** The shape of the English words: a language that lacks one does not pass the type check. */
export type Words = typeof en;
