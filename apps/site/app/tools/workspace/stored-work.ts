import type { EngineFile } from "@zoetrope/tools/engine";

/** What somebody was about to do when they were asked to sign in. */
export type WorkspaceAction = "open" | "save";

/** What stands on a tool's page: it outlives the way to the sign-in page and back. Options and result are what crosses threads. */
export interface StoredWork {
  /** Path of the page. */
  path: string;
  storedAt: number;
  /** The tab that it was stored in. */
  tab: string;
  /** Another tab has shown it to whom signed in there. */
  isForItsTab: boolean;
  action: WorkspaceAction;
  /** Null: none is open. */
  file: EngineFile | null;
  /** Null: the tool has none, or nobody has chosen. */
  options: unknown;
  /** Null: nothing has been made. */
  result: unknown;
}

/** In the session storage: it outlives the way to other pages and back, in one tab. */
const tabName = "zoetrope-tools-tab";
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

const put = async (work: StoredWork): Promise<void> => {
  await withStore("readwrite", (store) => store.put(work, key));
};

export async function storeWork(
  work: Pick<StoredWork, "action" | "file" | "options" | "result">,
): Promise<void> {
  const tab = sessionStorage.getItem(tabName) ?? crypto.randomUUID();
  sessionStorage.setItem(tabName, tab);
  await put({ ...work, path: location.pathname, storedAt: Date.now(), tab, isForItsTab: false });
}

/** No other tab is given it from now on. */
export const storeForItsTab = (work: StoredWork): Promise<void> => put({ ...work, isForItsTab: true });

export async function forgetWork(): Promise<void> {
  await withStore("readwrite", (store) => store.delete(key));
}

/** What was stored on this page. Null where there is nothing for this tab, or it is another page's, or old. */
export async function readWork(): Promise<{ stored: StoredWork; isOfThisTab: boolean } | null> {
  const stored = (await withStore("readonly", (store) => store.get(key))) as StoredWork | undefined;
  if (stored === undefined) return null;
  const isOld = Date.now() - stored.storedAt >= maxAgeInMs;
  if (isOld) await forgetWork();
  if (isOld || stored.path !== location.pathname) return null;
  const isOfThisTab = stored.tab === sessionStorage.getItem(tabName);
  return isOfThisTab || !stored.isForItsTab ? { stored, isOfThisTab } : null;
}

export const isWorkStored = async (): Promise<boolean> => (await readWork()) !== null;
