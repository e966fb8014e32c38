import { storeThisPage, type OfflineState } from "./worker-link.ts";

interface RegisteredWorker {
  registration: ServiceWorkerRegistration;
  active: ServiceWorker;
  /** What was stored once this page was. */
  state: OfflineState;
}

let registering: Promise<RegisteredWorker> | null = null;

async function register(folder: string): Promise<RegisteredWorker> {
  const registration = await navigator.serviceWorker.register(`${folder}/service-worker.js`, {
    scope: folder,
    updateViaCache: "none",
  });
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) throw new Error("no worker answers for this page");
  return { registration, active, state: await storeThisPage(active) };
}

/**
 * Registers the service worker of the pages below `folder`, once, and stores this one. Rejects where a browser stores nothing for pages, as in
 * private windows of some, or where a page is no secure context.
 */
export const registerWorker = (folder: string): Promise<RegisteredWorker> =>
  (registering ??= register(folder));
