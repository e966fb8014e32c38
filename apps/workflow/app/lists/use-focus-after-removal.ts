import { useEffect, useRef, useState } from "react";

/**
 * For the heading of a list whose rows can be removed: the button that asked goes with its row, and by then the dialog has given the focus
 * to the top of the page. `onRemoved` is called after each.
 */
export function useFocusAfterRemoval() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState(0);
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);
  return { heading, onRemoved: () => setRemoved((before) => before + 1) };
}
