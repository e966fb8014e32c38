import type { MadeFile } from "@zoetrope/tools/engine";

/** Long enough for a browser that asks where to put it. */
const releasedAfterMs = 60_000;

/** Gives a file to whoever asked for it, as a link with `download` does. */
export function downloadFile({ bytes, mediaType, name }: MadeFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releasedAfterMs);
}
