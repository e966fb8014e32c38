import { useCallback, useEffect, useRef, useState } from "react";
import { watchInstallPrompt, type InstallPrompt } from "./install-prompt.ts";
import { registerWorker } from "./register-worker.ts";
import { ask, activateUpdate, watchVersions } from "./worker-link.ts";

export type StoreState =
  /** Nothing is known yet, or this browser stores nothing for pages. */
  | { phase: "unknown" }
  | { phase: "partial"; missingBytes: number }
  | { phase: "storing"; share: number }
  | { phase: "complete" }
  | { phase: "failed"; missingBytes: number };

export interface Offline {
  store: StoreState;
  hasNewVersion: boolean;
  canInstall: boolean;
  storeAll(): void;
  install(): void;
  update(): void;
}

/** Registers the service worker of the pages below `folder`, and tells what it has stored. */
export function useOffline(folder: string, isInstallable: boolean): Offline {
  const [store, setStore] = useState<StoreState>({ phase: "unknown" });
  const [hasNewVersion, setNewVersion] = useState(false);
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  const registered = useRef<ServiceWorkerRegistration | null>(null);

  const storeAll = useCallback(() => {
    const worker = registered.current?.active ?? null;
    if (worker === null) return;
    setStore({ phase: "storing", share: 0 });
    // Granted or not: what is stored is stored.
    void navigator.storage.persist().catch(() => false);
    ask(worker, { kind: "store-all" }, (share) => setStore({ phase: "storing", share })).then(
      () => setStore({ phase: "complete" }),
      async () => {
        const missingBytes = await ask(worker, { kind: "state" }).then(
          (state) => state.missingBytes,
          () => 0,
        );
        setStore({ phase: "failed", missingBytes });
      },
    );
  }, []);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const begin = async (): Promise<void> => {
      const { registration, state } = await registerWorker(folder);
      if (signal.aborted) return;
      registered.current = registration;
      watchVersions(registration, () => {
        if (!signal.aborted) setNewVersion(true);
      });
      const { isComplete, missingBytes } = state;
      setStore(isComplete ? { phase: "complete" } : { phase: "partial", missingBytes });
      if (isInstallable && !isComplete && matchMedia("(display-mode: standalone)").matches) storeAll();
    };
    // A browser that stores nothing has the tools as long as there is a network.
    begin().catch(() => undefined);
    if (!isInstallable) return () => listeners.abort();
    watchInstallPrompt(setPrompt, signal);
    addEventListener("appinstalled", storeAll, listeners);
    return () => listeners.abort();
  }, [folder, isInstallable, storeAll]);

  const install = useCallback(() => void prompt?.prompt(), [prompt]);
  const update = useCallback(() => {
    if (registered.current !== null) activateUpdate(registered.current);
  }, []);
  return { store, hasNewVersion, canInstall: prompt !== null, storeAll, install, update };
}
