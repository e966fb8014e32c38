const databaseName = "zoetrope-workflow";
const storeName = "kept-file";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser's store failed")));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(storeName));
  return (await settled(opening)).transaction(storeName, mode).objectStore(storeName);
}

/** Keeps one file on this device while its person logs in, which leaves the page. */
export async function keepFile(file: File): Promise<void> {
  await settled((await store("readwrite")).put(file, "file"));
}

/** The kept file; null for none, and where the browser keeps nothing. */
export async function getKeptFile(): Promise<File | null> {
  try {
    const file = await settled((await store("readonly")).get("file") as IDBRequest<unknown>);
    return file instanceof File ? file : null;
  } catch {
    return null;
  }
}

export async function forgetKeptFile(): Promise<void> {
  await settled((await store("readwrite")).delete("file"));
}
