import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * What takes the focus where the part that had it has gone, so that a keyboard and a screen reader go on there: with the first rendering
 * and whenever `count` is another.
 */
export function useLostFocus<Part extends HTMLElement>(count = 0): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const counted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (counted.current === count) return;
    counted.current = count;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [count]);
  return part;
}
