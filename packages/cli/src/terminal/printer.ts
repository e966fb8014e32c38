import type { Output, System } from "../system.ts";
import type { Words } from "../words.ts";
import { type Paint, paintOn, type Style } from "./style.ts";

/** What lines for people are made with: the words of their language, and colours where they see them. */
export interface Printer {
  words: Words;
  paint: Paint;
}

/** A line that begins with what it is, such as a warning. */
export const labelled = (style: Style, label: string, text: string, { words, paint }: Printer): string =>
  words.commands.words.label({ label: paint(style, label), text });

/** Parts beside each other, as the language lists them. */
export const listed = (parts: readonly string[], { commands: { words } }: Words): string =>
  parts.length === 0 ? "" : parts.reduce((first, second) => words.pair({ first, second }));

/** Sentences behind each other. */
export const joined = (sentences: readonly string[], { commands: { words } }: Words): string =>
  sentences.length === 0 ? "" : sentences.reduce((first, second) => words.sentences({ first, second }));

export const printerOn = (output: Output, system: Pick<System, "env" | "words">): Printer => ({
  words: system.words,
  paint: paintOn(output, system),
});
