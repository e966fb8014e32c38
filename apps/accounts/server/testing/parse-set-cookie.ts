export interface ReadCookie {
  name: string;
  value: string;
  expires: Date | null;
  /** Small letters; those without a value are "". */
  attributes: Map<string, string>;
}

/** A Set-Cookie header as RFC 6265, section 5.2, reads it. */
export function parseSetCookie(line: string): ReadCookie {
  const [pair = "", ...rest] = line.split(";").map((part) => part.trim());
  const split = (text: string): [string, string] => {
    const at = text.indexOf("=");
    return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
  };
  const [name, value] = split(pair);
  const attributes = new Map(
    rest.map(split).map(([attribute, text]) => [attribute.toLowerCase(), text] as const),
  );
  const expires = attributes.get("expires");
  return { name, value, expires: expires === undefined ? null : new Date(expires), attributes };
}
