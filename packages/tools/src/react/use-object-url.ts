import type { MadeFile } from "../engine/index.ts";
import { useEffect, useMemo } from "react";

/** An address of a file in this page's memory; it ends with the file's place on the page. */
export function useObjectUrl(file: Pick<MadeFile, "bytes" | "mediaType">): string {
  const url = useMemo(() => URL.createObjectURL(new Blob([file.bytes], { type: file.mediaType })), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
