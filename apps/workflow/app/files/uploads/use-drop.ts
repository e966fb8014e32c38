import { useEffect, useRef, useState } from "react";

const filesOf = (event: DragEvent): readonly File[] => [...(event.dataTransfer?.files ?? [])];
const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** True while files are held over the page; what is dropped goes to `onDrop`. */
export function useDrop(isActive: boolean, onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });
  useEffect(() => {
    if (!isActive) return;
    const ended = new AbortController();
    const { signal } = ended;
    // While this page takes what is dropped, the preview of the header does not.
    document.body.toggleAttribute("data-upload-zone", true);
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener("dragenter", over, { signal });
    document.addEventListener("dragover", over, { signal });
    document.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false), {
      signal,
    });
    document.addEventListener(
      "drop",
      (event) => {
        setOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        take.current(filesOf(event));
      },
      { signal },
    );
    return () => {
      ended.abort();
      document.body.toggleAttribute("data-upload-zone", false);
    };
  }, [isActive]);
  return isOver;
}
