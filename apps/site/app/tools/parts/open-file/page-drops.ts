import { takeDroppedFiles } from "./dropped-files.ts";

export interface PageDrops {
  /** Whether files are being dragged over the page. */
  onOver(isOver: boolean): void;
  onFiles(files: File[]): void;
  onText(text: string): void;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
/** Text that is pasted on them goes nowhere else. */
const inputsWithoutText = "[type=checkbox], [type=radio], [type=range], [type=color], [type=file]";
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(`input:not(${inputsWithoutText}), textarea, select, [contenteditable]`) !== null;

/** Files and folders that are dropped anywhere on the page, files that are pasted, and JSON or SVG that is pasted. */
export function listenForDrops(
  { onOver, onFiles, onText }: PageDrops,
  options: { signal: AbortSignal; capture?: boolean },
): void {
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, options);
  const over = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
    onOver(true);
  };
  listen("dragenter", over);
  listen("dragover", over);
  listen("dragleave", (event) => {
    // Null where the pointer left the window, not just an element.
    if (event.relatedTarget === null) onOver(false);
  });
  listen("drop", (event) => {
    onOver(false);
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
}
