import { copyText } from "@zoetrope/ui/copy-text";
import { useEffect, useState } from "react";

const statusForMilliseconds = 2_000;

/** Puts text on the clipboard; `status` is what to show instead of the label for two seconds. */
export function useCopy(): { status: "copied" | "failed" | null; copy: (text: string) => void } {
  const [status, setStatus] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (status === null) return undefined;
    const timer = setTimeout(() => setStatus(null), statusForMilliseconds);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = (text: string) => {
    copyText(text).then(
      () => setStatus("copied"),
      () => setStatus("failed"),
    );
  };
  return { status, copy };
}
