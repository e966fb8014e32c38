/** First and last byte, both included (RFC 9110 section 14). */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a Range header asks for (RFC 9110 section 14.2). "whole" also for what may be ignored: other units,
 * several ranges (they let a client ask for the same bytes many times over), nonsense.
 */
export function parseRange(
  header: string | null,
  sizeInBytes: number,
): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? "");
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "") {
    if (last === "") return "whole";
    const suffix = Number(last);
    if (suffix === 0 || sizeInBytes === 0) return "unsatisfiable";
    return { start: Math.max(0, sizeInBytes - suffix), end: sizeInBytes - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= sizeInBytes) return "unsatisfiable";
  return { start, end: last === "" ? sizeInBytes - 1 : Math.min(Number(last), sizeInBytes - 1) };
}
