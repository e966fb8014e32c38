import type { Output } from "../process-context.ts";
import type { System } from "../system.ts";
import type { Messages } from "../messages/messages.ts";
import { type Paint, paintOn, type Style } from "./style.ts";

/** What lines for people are made with: the messages of their language, and colours where they see them. */
export interface Printer {
  messages: Messages;
  paint: Paint;
}

/** A line that begins with what it is, such as a warning. */
export const labelled = (style: Style, label: string, text: string, { messages, paint }: Printer): string =>
  messages.commands.words.label({ label: paint(style, label), text });

/** Parts beside each other, as the language lists them. */
export const listed = (parts: readonly string[], { commands: { words } }: Messages): string =>
  parts.length === 0 ? "" : parts.reduce((first, second) => words.pair({ first, second }));

/** Sentences behind each other. */
export const joined = (sentences: readonly string[], { commands: { words } }: Messages): string =>
  sentences.length === 0 ? "" : sentences.reduce((first, second) => words.sentences({ first, second }));

export const printerOn = (output: Output, system: Pick<System, "env" | "messages">): Printer => ({
  messages: system.messages,
  paint: paintOn(output, system),
});
