import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fetchAnimation } from "../library/library-api.ts";
import type { OpeningState } from "../parts/open-file/use-tool-file.ts";
import { failureCode } from "../sources/failure-code.ts";
import { fromAddress, fromWorkspace, type LoadedFrom } from "../sources/load-file.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { storeWork, type WorkspaceAction } from "../workspace/stored-work.ts";
import { takeWork } from "../workspace/take-work.ts";

/** Files that come into a batch from elsewhere than this device, one at a time. Who signs in meanwhile finds the files of before again. */
export function useBatchSources(
  urls: WorkbenchProps["urls"],
  { files, add }: { files: readonly File[]; add(files: readonly File[]): void },
) {
  const [opening, setOpening] = useState<OpeningState>({ phase: "idle" });
  const [action, setAction] = useState<WorkspaceAction | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    setOpening({ phase: "idle" });
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const goOn = async (): Promise<void> => {
      const work = await takeWork(urls);
      if (work === null) return;
      const kept = work.options as readonly File[];
      if (kept.length > 0) add(kept);
      setAction(work.action);
    };
    // In a browser that keeps nothing there is nothing to come back to.
    goOn().catch(() => undefined);
  }, [add, urls]);

  const open = useCallback(
    ({ name, load }: LoadedFrom) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setAction(null);
      setOpening({ phase: "reading", name });
      load(signal).then(
        (came) => {
          if (signal.aborted) return;
          setOpening({ phase: "idle" });
          add([new File([came.bytes], came.name)]);
        },
        (error: unknown) => {
          if (!signal.aborted) setOpening({ phase: "failed", name, code: failureCode(error) });
        },
      );
    },
    [add],
  );
  const input = useMemo(
    () => ({
      action,
      openAnimation: (id: string, name: string) =>
        open({ name, load: (signal) => fetchAnimation(urls.api, id, signal) }),
      openForeign: (address: string) => open(fromAddress(urls.api, address)),
      openWorkspaceFile: (id: string, name: string) => open(fromWorkspace(urls, id, name)),
      storeWork: async (wanted: WorkspaceAction) =>
        await storeWork({ action: wanted, file: null, options: files, result: null }),
    }),
    [action, files, open, urls],
  );
  return { input, opening, stop };
}
