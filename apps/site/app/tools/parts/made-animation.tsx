import { pageEngine, type MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { FileStage } from "@zoetrope/tools/react";
import { useEffect, useState } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";

/** An animation that was made, on the stage once it has been read as any other. */
export function MadeAnimation({ player, file }: Pick<WorkbenchProps, "player"> & { file: MadeFile }) {
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
  if (read?.file !== file) return <div className="made-preview__picture" />;
  return <FileStage facts={read.facts} name={file.name} messages={player} />;
}
