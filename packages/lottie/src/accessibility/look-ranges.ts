/** Frames in which something was found, as ranges: neighbours among all frames that were looked at become one. Both in the order of time. */
export function lookRanges(
  found: readonly number[],
  looked: readonly number[],
): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  const wanted = new Set(found);
  let isOpen = false;
  for (const frame of looked) {
    const last = ranges.at(-1);
    if (!wanted.has(frame)) isOpen = false;
    else if (isOpen && last !== undefined) last.last = frame;
    else {
      ranges.push({ first: frame, last: frame });
      isOpen = true;
    }
  }
  return ranges;
}
