import { useEffect, useRef, useState } from "react";

/** Width of an element in CSS pixels, as it is now; `before` until it is known. */
export function useWidth<Element extends HTMLElement>(before: number) {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
