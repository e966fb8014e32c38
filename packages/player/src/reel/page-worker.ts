/** The player's worker of this page, where it is not the one that lies beside the code; null for that one. */
let createPageWorker: (() => Worker) | null = null;

/** For pages that take the worker's script from another address: to be said before anything plays. */
export function setPageWorker(create: () => Worker): void {
  createPageWorker = create;
}

export const pageWorker = (): (() => Worker) | null => createPageWorker;
