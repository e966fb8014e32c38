const databaseName = "zoetrope-workflow";
const storeName = "kept-file";
/** Long enough to log in or to sign up; after it the next person at this device does not find the file. */
const maxAgeInMs = 86_400_000;

interface PendingFile {
  file: File;
  storedAt: number;
}

const isPendingFile = (value: unknown): value is PendingFile =>
  typeof value === "object" &&
  value !== null &&
  "file" in value &&
  value.file instanceof File &&
  "storedAt" in value &&
  typeof value.storedAt === "number";

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
export async function storePendingFile(file: File): Promise<void> {
  await settled((await store("readwrite")).put({ file, storedAt: Date.now() } satisfies PendingFile, "file"));
}

/** The kept file; null for none, for one of yesterday, and where the browser keeps nothing. */
export async function getPendingFile(): Promise<File | null> {
  try {
    const stored = await settled((await store("readonly")).get("file") as IDBRequest<unknown>);
    if (isPendingFile(stored) && Date.now() - stored.storedAt < maxAgeInMs) return stored.file;
    if (stored !== undefined) await forgetPendingFile();
    return null;
  } catch {
    return null;
  }
}

export async function forgetPendingFile(): Promise<void> {
  await settled((await store("readwrite")).delete("file"));
}

/** In the address of the preview: the kept file is brought back and saved. */
const saveParameter = "save";

/** The preview, where the kept file is saved at once. */
export const savingAddress = (previewHref: string): string => `${previewHref}?${saveParameter}=1`;

export const isSavingAddress = (address: string): boolean => new URL(address).searchParams.has(saveParameter);
