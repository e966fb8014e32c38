import { missingPage } from "./missing-page.ts";
import type { OfflineAnswer, OfflineRequest } from "./offline-protocol.ts";
import { sharePath, takeShared } from "./take-shared.ts";
import { createToolStore } from "./tool-store.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

const scope = globalThis as unknown as WorkerScope;
const { offlineSettings: settings } = scope;
const { folder } = settings;
const store = createToolStore({
  caches: scope.caches,
  offlineSettings: settings,
  fetch: (input, init) => scope.fetch(input, init),
});

/** Pages come from the network, so that none is older than the deployment; without one, as they were seen last. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await scope.fetch(event.request));
    if (response.ok && !response.redirected && store.isPage(path))
      event.waitUntil(store.put(path, response.clone()));
    return response;
  } catch {
    return (await store.get(path)) ?? missingPage(settings, await store.storedTools());
  }
}

/** The script of a worker lies below the pages as well: by its address a browser decides who answers what the worker asks for. */
async function answerWorkerScript(path: string): Promise<Response> {
  const stored = await store.asset(path);
  const { status, headers } = stored;
  // Without an address of its own it has the one that was asked for.
  return new Response(stored.body, { status, headers });
}

scope.addEventListener("install", (event) => event.waitUntil(store.renew()));
scope.addEventListener("activate", (event) => {
  const claimClients = async (): Promise<void> => {
    await store.removeOlder();
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(claimClients());
});

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== scope.location.origin) return;
  if (method === "POST") {
    if (pathname === folder + sharePath) event.respondWith(takeShared(event.request, folder));
    return;
  }
  if (method !== "GET") return;
  if (pathname.startsWith("/assets/")) event.respondWith(store.asset(pathname));
  else if (pathname.startsWith(`${folder}/assets/`))
    event.respondWith(answerWorkerScript(pathname.slice(folder.length)));
  else if (mode === "navigate" && (pathname === folder || pathname.startsWith(`${folder}/`)))
    event.respondWith(answerPage(event, pathname));
});

scope.addEventListener("message", (event) => {
  const request = event.data as OfflineRequest;
  const answer = (message: OfflineAnswer): void => event.ports[0]?.postMessage(message);
  const work = async (): Promise<void> => {
    if (request.kind === "take-over") return await scope.skipWaiting();
    if (request.kind === "store") await store.store(request.page, request.assets);
    if (request.kind === "store-all") await store.storeAll((share) => answer({ kind: "progress", share }));
    answer({ kind: "state", ...(await store.state()) });
  };
  event.waitUntil(work().catch(() => answer({ kind: "failed" })));
});
