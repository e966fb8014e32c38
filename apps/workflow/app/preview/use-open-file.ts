import { pageGateway } from "@zoetrope/gateway-client";
import { useCallback, useEffect, useRef, useState } from "react";
import { getPendingFile } from "../data/pending-file.ts";
import { readOpenedAddress } from "../data/opened-file.ts";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import { createFilesApi } from "../data/workspace-file.ts";
import type { FileFacts } from "@zoetrope/tools/files";
import type { ReadResult, ReadFailure } from "./read-result.ts";
import { readFile } from "./read-file.ts";
import { receiveFile } from "./receive-file.ts";

export type OpenFileState =
  | { phase: "empty" }
  | { phase: "receiving" }
  | { phase: "not-arrived" }
  /** The file of a workspace that the address names did not come. */
  | { phase: "not-opened"; error: unknown }
  | { phase: "not-animation" }
  | { phase: "reading"; name: string }
  | { phase: "failed"; failure: ReadFailure }
  /** `opened` is another number for every file; `isStored`: it came out of a workspace. */
  | { phase: "shown"; file: File; facts: FileFacts; opened: number; isStored: boolean };

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** The file that the page shows: handed over, kept from before a login, dropped, or chosen. The last one wins. */
export function useOpenFile(
  origins: readonly string[],
  urls: WorkflowUrls,
  maxUploadBytes: number,
): { state: OpenFileState; open(file: File): void } {
  const [state, setState] = useState<OpenFileState>({ phase: "empty" });
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);

  const open = useCallback(
    (file: File, isStored = false) => {
      running.current?.abort();
      if (!/\.(?:json|lottie)$/i.test(file.name)) return setState({ phase: "not-animation" });
      const { signal } = (running.current = new AbortController());
      setState({ phase: "reading", name: file.name });
      // What is stored was small enough when it was taken.
      const read =
        !isStored && file.size > maxUploadBytes
          ? Promise.resolve<ReadResult>({ refused: "too-large" })
          : readFile(file, signal);
      read.then(
        (answer) => {
          if (signal.aborted) return;
          if ("facts" in answer)
            setState({ phase: "shown", file, facts: answer.facts, opened: ++count.current, isStored });
          else setState({ phase: "failed", failure: answer });
        },
        () => {
          if (!signal.aborted) setState({ phase: "failed", failure: { refused: "other" } });
        },
      );
    },
    [maxUploadBytes],
  );

  useEffect(() => {
    let isOver = false;
    const opened = readOpenedAddress(location.search);
    const arrival =
      opened === null
        ? receiveFile(origins, document.referrer)
        : createFilesApi(pageGateway(urls), urls.api).download(opened);
    if (arrival !== null) queueMicrotask(() => isOver || setState({ phase: "receiving" }));
    (arrival ?? getPendingFile()).then(
      (file) => {
        if (isOver || running.current !== null) return;
        if (file !== null) open(file, opened !== null);
        else if (arrival !== null) setState({ phase: "not-arrived" });
      },
      (error: unknown) => {
        if (!isOver && running.current === null) setState({ phase: "not-opened", error });
      },
    );
    return () => {
      isOver = true;
      running.current?.abort();
    };
  }, [open, origins, urls]);

  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      open(file);
    };
    document.addEventListener("dragover", onOver);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onOver);
      document.removeEventListener("drop", onDrop);
    };
  }, [open]);

  return { state, open };
}
