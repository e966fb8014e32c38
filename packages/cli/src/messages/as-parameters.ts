/** Sentences of the command line name options as people type them there; programs know them as parameters. `quote` stands around their names. */
export const asParameters = (message: string, quote = '"'): string =>
  message.replaceAll(/(?<![\w-])--([a-z][a-z-]*)/g, `${quote}$1${quote}`);
