/** What the tools of this page have sent anywhere since it was opened: addresses that are to be fetched, files that are uploaded. */
let count = 0;
const listeners = new Set<() => void>();

/** Whoever sends something for a tool says so here, for the counter on the page. */
export function reportSent(bytes: number): void {
  count += bytes;
  for (const listener of listeners) listener();
}

export const sentBytes = {
  get: (): number => count,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
