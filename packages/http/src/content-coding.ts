import { accepts } from "./accepts.ts";

/** What a body may be compressed with (RFC 9110 section 8.4.1), the smaller first. */
const codings = ["br", "gzip"] as const;
export type ContentCoding = (typeof codings)[number];

/** Browsers have a handful of values for this header; whoever makes up others does not fill the memory. */
const maxKnown = 200;
const known = new Map<string, readonly ContentCoding[]>();

function acceptedOf(header: string): readonly ContentCoding[] {
  const found = known.get(header);
  if (found !== undefined) return found;
  const accepted = codings.filter((coding) => accepts(header, coding));
  if (known.size >= maxKnown) known.clear();
  known.set(header, accepted);
  return accepted;
}

/**
 * The best of `offered` that an Accept-Encoding header allows: `br` before `gzip`, whatever their qualities above 0. Null for none: then
 * the body goes as it is, which a client may not refuse here.
 */
export const preferredEncoding = (
  header: string | null | undefined,
  offered: readonly ContentCoding[] = codings,
): ContentCoding | null => acceptedOf(header ?? "").find((coding) => offered.includes(coding)) ?? null;
