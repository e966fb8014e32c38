import type { EngineFile } from "@zoetrope/tools/engine";

/** What somebody was about to do when they were asked to sign in. */
export type WorkspaceAction = "open" | "save";

/** What stands on a tool's page: it outlives the way to the sign-in page and back. Options and result are what crosses threads. */
export interface StoredWork {
  /** Path of the page. */
  path: string;
  storedAt: number;
  action: WorkspaceAction;
  /** Null: none is open. */
  file: EngineFile | null;
  /** Null: the tool has none, or nobody has chosen. */
  options: unknown;
  /** Null: nothing has been made. */
  result: unknown;
}

const databaseName = "tools";
const storeName = "work";
const key = "before signing in";
/** Who comes back later has forgotten it, and may be somebody else. */
const maxAgeInMs = 3_600_000;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> => {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener("success", () => resolve(request.result));
  request.addEventListener("error", () => reject(request.error ?? new Error("no access")));
  return promise;
};

async function withStore<Value>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(storeName));
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

export async function storeWork(work: Omit<StoredWork, "path" | "storedAt">): Promise<void> {
  const stored: StoredWork = { ...work, path: location.pathname, storedAt: Date.now() };
  await withStore("readwrite", (store) => store.put(stored, key));
}

export async function forgetWork(): Promise<void> {
  await withStore("readwrite", (store) => store.delete(key));
}

const readWork = async (): Promise<StoredWork | undefined> =>
  (await withStore("readonly", (store) => store.get(key))) as StoredWork | undefined;
const isFresh = ({ storedAt }: StoredWork): boolean => Date.now() - storedAt < maxAgeInMs;

/** Whether something was stored on this page. */
export async function isWorkStored(): Promise<boolean> {
  const stored = await readWork();
  return stored !== undefined && isFresh(stored) && stored.path === location.pathname;
}

/** What was stored on this page, once. Null where there is nothing, or it is another page's, or old. */
export async function takeWork(): Promise<StoredWork | null> {
  const stored = await readWork();
  if (stored === undefined) return null;
  if (isFresh(stored) && stored.path !== location.pathname) return null;
  await forgetWork();
  return isFresh(stored) ? stored : null;
}
