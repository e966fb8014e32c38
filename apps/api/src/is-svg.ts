/** What may come before the root: a mark of byte order, the declaration, comments, a document type without entities, blanks. */
const beforeRoot =
  /^\ufeff?(?:\s+|<\?[^?]{0,1000}\?>|<!--(?:[^-]|-(?!->)){0,4000}-->|<!DOCTYPE[^[>]{0,1000}>){0,50}/i;
const looked = 16_384;

/** Whether the root of a document is SVG's. What is a page with a drawing in it is none. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, looked));
  const [before = ""] = beforeRoot.exec(text) ?? [];
  return /^<(?:[\w-]{1,40}:)?svg[\s/>]/.test(text.slice(before.length));
}
