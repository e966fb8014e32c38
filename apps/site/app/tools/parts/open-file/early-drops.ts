import { dropZoneAttribute } from "@zoetrope/chrome/drop-zone";
import { listenForDrops, type PageDrops } from "./page-drops.ts";

type DropHandler = Pick<PageDrops, "onFiles" | "onText">;

let listening: AbortController | null = null;
let kept: File[] | string | null = null;
let handler: DropHandler | null = null;

function handOn(files: File[] | string, { onFiles, onText }: DropHandler): void {
  if (typeof files === "string") onText(files);
  else onFiles(files);
}

/** Keeps what is dropped or pasted on the page before its tool is hydrated. */
export function keepEarlyDrops(): void {
  listening = new AbortController();
  const keep = (files: File[] | string): void => {
    // The files of a folder may be read when the tool is hydrated already.
    if (handler === null) kept = files;
    else handOn(files, handler);
  };
  // The page's own listener opens the preview for files that fall outside of such zones (specification §2.5).
  document.body.setAttribute(dropZoneAttribute, "unhydrated");
  listenForDrops({ onOver: () => undefined, onFiles: keep, onText: keep }, { signal: listening.signal });
}

/** Hands on what was kept, and what is still being read, to whoever listens from now on. */
export function takeEarlyDrops(by: DropHandler): void {
  listening?.abort();
  handler = by;
  if (kept !== null) handOn(kept, by);
  kept = null;
}
