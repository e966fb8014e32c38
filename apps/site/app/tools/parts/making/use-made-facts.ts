import { pageEngine, type MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { useEffect, useState } from "react";

/** What plays an animation that was made: it is read as any other. Null until then, and where nothing plays it. */
export function useMadeFacts(file: MadeFile): FileFacts | null {
  const [read, setRead] = useState<{ file: MadeFile; facts: FileFacts } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    pageEngine()
      .run("read", [file], null, { signal: abort.signal })
      .then(
        (facts) => setRead({ file, facts }),
        // The file that was made stays to be downloaded.
        () => undefined,
      );
    return () => abort.abort();
  }, [file]);
  return read?.file === file ? read.facts : null;
}
