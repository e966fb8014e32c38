/** True when nothing may move by itself: reduced motion is asked for, or the connection is to be spared. */
export function prefersStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

/** Calls back when reduced motion is switched on; returns how to stop listening. */
export function onReducedMotion(listener: () => void): () => void {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  const onChange = () => {
    if (query.matches) listener();
  };
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
