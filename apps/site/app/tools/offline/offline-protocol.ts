/** From a page to its service worker, with a port for the answers. */
export type OfflineRequest =
  /** What the page has loaded before it was served by the worker: its path, and those of its files. */
  | { kind: "store"; page: string; assets: readonly string[] }
  /** All pages of tools, and all that they load. */
  | { kind: "store-all" }
  | { kind: "state" }
  /** The worker that waits takes over. */
  | { kind: "take-over" };

export type OfflineAnswer =
  | { kind: "progress"; share: number }
  /** `missingBytes`: what storing all would still fetch. */
  | { kind: "state"; isComplete: boolean; missingBytes: number }
  | { kind: "failed" };
