/** An address that may be linked to or asked: what somebody else gave could be a script, or none. */
export const webAddress = (given: string | null): string | undefined =>
  given !== null && /^https?:$/.test(URL.parse(given)?.protocol ?? "") ? given : undefined;
