/** An address that may be linked to: what somebody else gave could be a script. */
export const webAddress = (given: string | null): string | undefined =>
  given !== null && /^https?:\/\//.test(given) ? given : undefined;
