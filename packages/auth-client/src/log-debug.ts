/** For whoever embeds the client and has asked for it. Names only: nothing that came in an address or a message. */
export const logDebug = (config: { debug?: boolean } | undefined, word: string): void => {
  if (config?.debug) console.debug("auth-client", word);
};
