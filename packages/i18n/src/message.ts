/** What a place in a message is filled with. */
export type Value = string | number | Date;

/** A part of a compiled message: text, or a place with the name of its argument, its type and its forms. */
export type Token = string | readonly [name: string, type?: string, format?: unknown];

/** A message with places, as the compiler of catalogues leaves it and as it travels to the browser. */
export interface CompiledMessage {
  icu: readonly Token[];
}

/** A catalogue whose messages are compiled: text as it is said, or places between text. */
export interface CompiledCatalogue {
  [key: string]: string | CompiledMessage | CompiledCatalogue;
}

/** A message with places: called with their values it says them. As JSON it is what was compiled, which {@link parseMessages} reads. */
export interface Message<Values extends object> {
  (values: Values): string;
  toJSON(): CompiledMessage;
}
