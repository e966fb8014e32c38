/**
 * Whether a header such as Accept or Accept-Encoding names `token` itself with a quality above 0 (RFC 9110 section
 * 12.4.2). Wildcards do not count: a browser that says only that it takes anything has not said that it knows AVIF.
 */
export function accepts(header: string | null, token: string): boolean {
  for (const part of (header ?? "").split(",")) {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    if (name === token) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return false;
}
