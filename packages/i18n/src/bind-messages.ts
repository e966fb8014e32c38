import { messageParts } from "./format-message.ts";
import type { CompiledCatalogue, CompiledMessage, Message, Value } from "./message.ts";

/** A compiled message in a language, as a function of its values. */
export function bindMessage(locale: string, message: CompiledMessage): Message<Record<string, Value>> {
  const { icu } = message;
  // Most messages: nothing in them hangs on the language or on a number.
  const isPlain = icu.every((token) => typeof token === "string" || token.length === 1);
  const format = (values: Record<string, Value>): string =>
    isPlain
      ? icu.reduce<string>(
          (text, token) => text + (typeof token === "string" ? token : String(values[token[0]])),
          "",
        )
      : messageParts(locale, icu, values).map(String).join("");
  return Object.assign(format, { toJSON: () => message });
}

const isMessage = (value: object): value is CompiledMessage => "icu" in value && Array.isArray(value.icu);

/** A catalogue with its messages bound: text stays text, a message with places becomes a function. */
export function bindMessages(locale: string, catalogue: CompiledCatalogue): object {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === "string"
        ? value
        : isMessage(value)
          ? bindMessage(locale, value)
          : bindMessages(locale, value),
    ]),
  );
}

/** Reads JSON in which messages stand, wherever they do: they are functions again. */
export const parseMessages = (locale: string, json: string): unknown =>
  JSON.parse(json, (_, value: unknown) =>
    typeof value === "object" && value !== null && isMessage(value) ? bindMessage(locale, value) : value,
  );

/** What a message says in parts, of which some are no text: a link, a heart, a name in bold. */
export const formatParts = <Values extends object, Part>(
  locale: string,
  message: Message<Values>,
  values: Readonly<Record<keyof Values, Part>>,
): (string | Part)[] => messageParts(locale, message.toJSON().icu, values);

/** What a message says, where some of those that may stand there have no places. */
export const formatMessage = <Values extends object>(
  message: string | Message<Values>,
  values: Values,
): string => (typeof message === "string" ? message : message(values));
