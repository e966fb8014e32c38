/** What the service worker uses of its global scope; the library of types for workers does not go together with that for pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  /** Before the script, by the server. */
  readonly offlineSettings: OfflineSettings;
  fetch(input: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: LifetimeEvent & MessageEvent) => void): void;
}

interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifetimeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What a service worker is told by the server, for one folder in one language. */
export interface OfflineSettings {
  /** Changes whenever a file of the build does. */
  version: string;
  /** Path of the page of all tools, below which they lie, or of a playground, which has none: `/de/tools`, `/de/lottie-lab`. */
  folder: string;
  /** Names of the tools, as they are called, by the last part of their address. */
  tools: Readonly<Record<string, string>>;
  /** Paths of what pages of the build load, with the bytes that come for each. */
  assets: readonly (readonly [path: string, bytes: number])[];
  language: string;
  /** Of the page that stands for one that is not on this device. */
  words: { title: string; text: string };
}
