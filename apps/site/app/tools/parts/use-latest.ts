import type { OperationControl } from "@zoetrope/lottie";
import { useEffect, useState } from "react";

/** After the last change: somebody types, or drags a colour. */
const waitInMs = 250;

export interface Latest<Result> {
  /** What was made last; it stays while the next is made. Null before the first. */
  result: Result | null;
  isRunning: boolean;
  hasFailed: boolean;
}

/** Makes something anew a moment after what it is made of changed. `make` has to be the same function as long as that is the same. */
export function useLatest<Result>(make: (control: OperationControl) => Promise<Result>): Latest<Result> {
  const [state, setState] = useState<{ result: Result | null; madeBy: unknown; hasFailed: boolean }>({
    result: null,
    madeBy: null,
    hasFailed: false,
  });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const timer = setTimeout(() => {
      make({ signal }).then(
        (result) => {
          if (!signal.aborted) setState({ result, madeBy: make, hasFailed: false });
        },
        () => {
          if (!signal.aborted) setState((before) => ({ ...before, madeBy: make, hasFailed: true }));
        },
      );
    }, waitInMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [make]);
  return { result: state.result, isRunning: state.madeBy !== make, hasFailed: state.hasFailed };
}
