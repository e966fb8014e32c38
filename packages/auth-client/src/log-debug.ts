/** For whoever embeds the client and has asked for it. Names only: nothing that came in an address or a message. */
export const logDebug = (isWanted: boolean | undefined, word: string): void => {
  if (isWanted) console.debug("auth-client", word);
};
