import { dropZoneAttribute } from "@zoetrope/chrome/drop-zone";
import { useEffect, useState } from "react";
import { takeDroppedFiles } from "./dropped-files.ts";

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
/** Text that is pasted on them goes nowhere else. */
const inputsWithoutText = "[type=checkbox], [type=radio], [type=range], [type=color], [type=file]";
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(`input:not(${inputsWithoutText}), textarea, select, [contenteditable]`) !== null;

/**
 * Files and folders that are dropped anywhere on the page, or files that are pasted, and JSON that is pasted, go to this tool. Returns whether files are being
 * dragged over the page.
 */
export function usePageDrop(onFiles: (files: File[]) => void, onText: (text: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // The page's own listener opens the preview for files that fall outside of such zones (specification §2.5).
    document.body.setAttribute(dropZoneAttribute, "");
    const listeners = new AbortController();
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, listeners);
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    listen("dragenter", over);
    listen("dragover", over);
    listen("dragleave", (event) => {
      // Null where the pointer left the window, not just an element.
      if (event.relatedTarget === null) setOver(false);
    });
    listen("drop", (event) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) takeDroppedFiles(event.dataTransfer, onFiles);
    });
    listen("paste", (event) => {
      if (isTyping(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) return onFiles(files);
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      if (text.startsWith("{") || text.startsWith("<")) onText(text);
    });
    return () => {
      listeners.abort();
      document.body.removeAttribute(dropZoneAttribute);
    };
  }, [onFiles, onText]);
  return isOver;
}
