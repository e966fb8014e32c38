import { useCallback, useRef, useState } from "react";
import { useWarningBeforeLeaving } from "../../data/use-warning-before-leaving.ts";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";

/** Uploads under way at once: more would only share the same line. */
const maxParallel = 2;

/** Where a file goes: it stays the same however often the page shows another workspace meanwhile. */
interface Destination {
  api: FilesApi;
  workspace: { id: string; name: string };
}

export interface Upload extends Destination {
  id: number;
  file: File;
  phase: "waiting" | "sending" | "checking" | "failed" | "not-animation" | "too-large";
  /** 0 to 1. */
  share: number;
  /** Of a phase "failed". */
  error: unknown;
}

const underWay: ReadonlySet<Upload["phase"]> = new Set(["waiting", "sending", "checking"]);
export const isUnderWay = ({ phase }: Upload): boolean => underWay.has(phase);

function firstPhase(file: File, maxUploadBytes: number): Upload["phase"] {
  if (!/\.(?:json|lottie)$/i.test(file.name)) return "not-animation";
  return file.size > maxUploadBytes ? "too-large" : "waiting";
}

/** What the page does when a file has arrived in a workspace. */
type OnArrival = (file: WorkspaceFile, workspaceId: string) => void;

export interface Uploads {
  /** Of all workspaces, in the order in which they were asked for. */
  uploads: readonly Upload[];
  add(files: readonly File[], destination: Destination): void;
  tryAgain(upload: Upload): void;
  cancel(id: number): void;
  /** Calls back until the function that it answers is called. */
  listen(onArrival: OnArrival): () => void;
}

/** Sends files two at a time, each with its progress; what fails stays to be tried again. `onEnd`: all have ended, so many arrived. */
export function useUploads(maxUploadBytes: number, onEnd: (count: number) => void): Uploads {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const counter = useRef({ id: 0, arrived: 0 });
  const listeners = useRef(new Set<OnArrival>());
  useWarningBeforeLeaving(uploads.some(isUnderWay));

  const change = useCallback((id: number, part: Partial<Upload>) => {
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }, []);
  const leave = useCallback((id: number) => {
    setUploads((before) => before.filter((upload) => upload.id !== id));
  }, []);
  const listen = useCallback((onArrival: OnArrival) => {
    listeners.current.add(onArrival);
    return () => void listeners.current.delete(onArrival);
  }, []);

  async function send({ id, file, api, workspace }: Upload): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { phase: "sending", share: 0, error: null });
    try {
      const stored = await api.upload({
        workspaceId: workspace.id,
        file,
        signal: controller.signal,
        onProgress: (share) => change(id, { share, phase: share < 1 ? "sending" : "checking" }),
      });
      counter.current.arrived++;
      leave(id);
      for (const onArrival of listeners.current) onArrival(stored, workspace.id);
    } catch (error) {
      if (controller.signal.aborted) leave(id);
      else change(id, { phase: "failed", error });
    } finally {
      running.current.delete(id);
      startNext();
    }
  }

  function startNext(): void {
    while (running.current.size < maxParallel) {
      const next = queue.current.shift();
      if (next === undefined) break;
      void send(next);
    }
    if (running.current.size > 0 || counter.current.arrived === 0) return;
    onEnd(counter.current.arrived);
    counter.current.arrived = 0;
  }

  return {
    uploads,
    listen,
    add(files, destination) {
      const added = files.map((file): Upload => ({
        ...destination,
        id: ++counter.current.id,
        file,
        phase: firstPhase(file, maxUploadBytes),
        share: 0,
        error: null,
      }));
      setUploads((before) => [...before, ...added]);
      queue.current.push(...added.filter(({ phase }) => phase === "waiting"));
      startNext();
    },
    tryAgain(upload) {
      change(upload.id, { phase: "waiting", error: null });
      queue.current.push(upload);
      startNext();
    },
    cancel(id) {
      queue.current = queue.current.filter((upload) => upload.id !== id);
      const controller = running.current.get(id);
      if (controller === undefined) leave(id);
      else controller.abort();
    },
  };
}
