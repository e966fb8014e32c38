import { useCallback, useEffect, useRef, useState } from "react";

type Loaded<Value> = { phase: "loading" } | { phase: "failed" } | { phase: "ready"; value: Value };

/** Something that is fetched once a part of the page is there; `load` has to stay the same function. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [state, setState] = useState<Loaded<Value>>({ phase: "loading" });
  const isMounted = useRef(false);

  /** Asks again while what is there stays. */
  const refresh = useCallback((): void => {
    load().then(
      (value) => isMounted.current && setState({ phase: "ready", value }),
      () => isMounted.current && setState({ phase: "failed" }),
    );
  }, [load]);

  useEffect(() => {
    isMounted.current = true;
    refresh();
    return () => {
      isMounted.current = false;
    };
  }, [refresh]);

  return {
    state,
    refresh,
    reload: (): void => {
      setState({ phase: "loading" });
      refresh();
    },
    change: (change: (before: Value) => Value): void =>
      setState((before) =>
        before.phase === "ready" ? { phase: "ready", value: change(before.value) } : before,
      ),
  };
}
