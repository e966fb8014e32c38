import { dropZoneAttribute } from "@zoetrope/chrome/drop-zone";
import { useEffect, useState } from "react";
import { takeEarlyDrops } from "./early-drops.ts";
import { listenForDrops } from "./page-drops.ts";

/**
 * Files and folders that are dropped anywhere on the page, or files that are pasted, and JSON that is pasted, go to this tool, those of the
 * time while it slept as well. Returns whether files are being dragged over the page.
 */
export function usePageDrop(onFiles: (files: File[]) => void, onText: (text: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // The page's own listener opens the preview for files that fall outside of such zones (specification §2.5).
    document.body.setAttribute(dropZoneAttribute, "");
    const listeners = new AbortController();
    listenForDrops({ onOver: setOver, onFiles, onText }, listeners);
    takeEarlyDrops({ onFiles, onText });
    return () => {
      listeners.abort();
      document.body.removeAttribute(dropZoneAttribute);
    };
  }, [onFiles, onText]);
  return isOver;
}
