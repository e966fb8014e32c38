import { useEffect, useState } from "react";

const saidForMilliseconds = 2_000;

/** Puts text on the clipboard; `said` is what to show instead of the label for two seconds. */
export function useCopy(): { said: "copied" | "failed" | null; copy: (text: string) => void } {
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), saidForMilliseconds);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = (text: string) => {
    // Pages without a secure address have no clipboard.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("There is no clipboard"));
    written.then(
      () => setSaid("copied"),
      () => setSaid("failed"),
    );
  };
  return { said, copy };
}
