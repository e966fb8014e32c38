import { useCallback, useRef, useState } from "react";
import type { FilesApi, WorkspaceFile } from "../data/workspace-file.ts";

/** Largest upload that the api takes (apps/api). */
export const maxUploadBytes = 20_000_000;
/** Uploads under way at once: more would only share the same line. */
const maxParallel = 2;

export interface Upload {
  id: number;
  file: File;
  phase: "waiting" | "sending" | "checking" | "failed" | "not-animation" | "too-large";
  /** 0 to 1. */
  share: number;
  /** Of a phase "failed". */
  error: unknown;
}

function firstPhase(file: File): Upload["phase"] {
  if (!/\.(?:json|lottie)$/i.test(file.name)) return "not-animation";
  return file.size > maxUploadBytes ? "too-large" : "waiting";
}

interface UploadOptions {
  api: FilesApi | null;
  workspaceId: string | null;
  onDone(file: WorkspaceFile): void;
  /** All that were asked for have ended; how many arrived. */
  onEnd(count: number): void;
}

/** Sends files two at a time, each with its progress; what fails stays to be tried again. */
export function useUploads({ api, workspaceId, onDone, onEnd }: UploadOptions) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const counter = useRef({ id: 0, arrived: 0 });

  const change = useCallback((id: number, part: Partial<Upload>) => {
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }, []);
  const leave = useCallback((id: number) => {
    setUploads((before) => before.filter((upload) => upload.id !== id));
  }, []);

  async function send(upload: Upload): Promise<void> {
    if (api === null || workspaceId === null) return;
    const { id, file } = upload;
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { phase: "sending", share: 0, error: null });
    try {
      const stored = await api.upload({
        workspaceId,
        file,
        signal: controller.signal,
        onProgress: (share) => change(id, { share, phase: share < 1 ? "sending" : "checking" }),
      });
      counter.current.arrived++;
      leave(id);
      onDone(stored);
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
    add(files: readonly File[]): void {
      const added = files.map((file): Upload => ({
        id: ++counter.current.id,
        file,
        phase: firstPhase(file),
        share: 0,
        error: null,
      }));
      setUploads((before) => [...before, ...added]);
      queue.current.push(...added.filter(({ phase }) => phase === "waiting"));
      startNext();
    },
    tryAgain(upload: Upload): void {
      change(upload.id, { phase: "waiting", error: null });
      queue.current.push(upload);
      startNext();
    },
    cancel(id: number): void {
      queue.current = queue.current.filter((upload) => upload.id !== id);
      const controller = running.current.get(id);
      if (controller === undefined) leave(id);
      else controller.abort();
    },
  };
}
