import type { OperationControl } from "@zoetrope/lottie";
import { EngineError } from "../engine/index.ts";
import { useCallback, useEffect, useRef, useState } from "react";

export type MakeState<Result> =
  | { phase: "idle" }
  | { phase: "running"; share: number; isOutdated: boolean }
  | { phase: "done"; result: Result; isOutdated: boolean }
  | { phase: "failed"; code: string };

/**
 * Runs an operation at a time, with progress and a way to stop it. What is made when options change is outdated, not gone. `initial`: what
 * was made before, null for nothing.
 */
export function useMake<Result>(initial: Result | null = null) {
  const [state, setState] = useState<MakeState<Result>>(
    initial === null ? { phase: "idle" } : { phase: "done", result: initial, isOutdated: false },
  );
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ phase: "idle" });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback((make: (control: OperationControl) => Promise<Result>) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ phase: "running", share: 0, isOutdated: false });
    const onProgress = (share: number): void => {
      if (!signal.aborted) setState((before) => (before.phase === "running" ? { ...before, share } : before));
    };
    make({ signal, onProgress }).then(
      (result) => {
        if (!signal.aborted)
          setState((before) => ({
            phase: "done",
            result,
            isOutdated: before.phase === "running" && before.isOutdated,
          }));
      },
      (error: unknown) => {
        if (!signal.aborted)
          setState({ phase: "failed", code: error instanceof EngineError ? error.code : "failed" });
      },
    );
  }, []);

  const markOutdated = useCallback(
    () =>
      setState((before) =>
        before.phase === "done" || before.phase === "running" ? { ...before, isOutdated: true } : before,
      ),
    [],
  );
  return { state, start, stop, markOutdated };
}
