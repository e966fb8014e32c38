/** Not there where a page is neither of this machine nor encrypted. */
const lockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * In a worker: holds a lock for as long as the worker lives, which the browser lets go however it ends. One that a browser kills because
 * it is out of memory fires no event, and one that works for minutes answers no question: the lock tells them apart. Null where there
 * are no locks.
 */
export function holdLifetime(): Promise<string | null> {
  const locks = lockManager();
  if (locks === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    const name = `engine-worker-${crypto.randomUUID()}`;
    locks
      .request(name, () => {
        resolve(name);
        return new Promise<never>(() => undefined);
      })
      // Where the browser keeps nothing for this page, not even locks.
      .catch(() => resolve(null));
  });
}

/** Resolves when the worker that holds the lock has ended; never once the signal says that nobody cares. */
export const whenEnded = (lock: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    lockManager()
      ?.request(lock, { signal }, () => resolve())
      .catch(() => undefined);
  });
