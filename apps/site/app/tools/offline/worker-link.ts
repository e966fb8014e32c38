import type { OfflineAnswer, OfflineRequest } from "./offline-protocol.ts";

export type OfflineState = Extract<OfflineAnswer, { kind: "state" }>;

/** Asks the worker; rejects where it could not do what was asked. */
export function ask(
  worker: ServiceWorker,
  request: OfflineRequest,
  onProgress?: (share: number) => void,
): Promise<OfflineState> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<OfflineAnswer>) => {
      if (data.kind === "progress") return onProgress?.(data.share);
      port1.close();
      if (data.kind === "state") resolve(data);
      else reject(new Error("it could not be stored"));
    });
    port1.start();
    worker.postMessage(request, [port2]);
  });
}

/** What this page has loaded from its own host. */
const loadedAssets = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
      .map(({ pathname }) => pathname),
  ),
];

/** What came before the worker answered for this page. */
export const storeThisPage = async (worker: ServiceWorker): Promise<OfflineState> =>
  await ask(worker, { kind: "store", page: location.pathname, assets: loadedAssets() });

/** Calls back whenever a new version waits to take over from the one that answers now. */
export function watchVersions(registration: ServiceWorkerRegistration, onNew: () => void): void {
  const look = (): void => {
    if (registration.waiting !== null && registration.active !== null) onNew();
  };
  const watchInstalling = (): void => registration.installing?.addEventListener("statechange", look);
  look();
  // One may be on its way already.
  watchInstalling();
  registration.addEventListener("updatefound", watchInstalling);
  // A page may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
  });
}

/** The version before first answers what it was asked for, if that takes minutes; whoever waits for the new one sees the page come anew. */
const maxTakeOverInMs = 3_000;

/** The new version answers from now on, beginning with this page. */
export function activateUpdate(registration: ServiceWorkerRegistration): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  registration.waiting?.postMessage({ kind: "take-over" } satisfies OfflineRequest);
  setTimeout(reload, maxTakeOverInMs);
}
