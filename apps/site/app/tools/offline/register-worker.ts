import { storeThisPage, type OfflineState } from "./worker-link.ts";

interface RegisteredWorker {
  registration: ServiceWorkerRegistration;
  active: ServiceWorker;
  /** What was stored once this page was. */
  state: OfflineState;
}

/** To store a page takes as much of a processor as to show it, and who presses something meanwhile would wait. */
const restInMs = 3_000;

let resting: Promise<void> | null = null;

/** Resolves once the page has been complete for a while. */
export const pageAtRest = (): Promise<void> =>
  (resting ??= new Promise((resolve) => {
    const rest = (): unknown => setTimeout(resolve, restInMs);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  }));

let registering: Promise<RegisteredWorker> | null = null;

async function register(folder: string): Promise<RegisteredWorker> {
  const rested = pageAtRest();
  const registration = await navigator.serviceWorker.register(`${folder}/service-worker.js`, {
    scope: folder,
    updateViaCache: "none",
  });
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) throw new Error("no worker answers for this page");
  await rested;
  return { registration, active, state: await storeThisPage(active) };
}

/**
 * Registers the service worker of the pages below `folder`, once, and stores this page when it is at rest. Rejects where a browser stores
 * nothing for pages, as in private windows of some, or where a page is no secure context.
 */
export const registerWorker = (folder: string): Promise<RegisteredWorker> =>
  (registering ??= register(folder));
