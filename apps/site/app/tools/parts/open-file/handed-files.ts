/**
 * Files that are handed from the page of all tools to one of them: in the browser's own store for the time between two pages, since an
 * address takes no bytes.
 */
const storeName = "handed-files";
/** Of the address of a tool that is to take them. */
export const handedFragment = "#file";
const addressOf = (index: number): string => `/handed-files/${index}`;
/** As SVGs may come in numbers. */
const maxHandedFiles = 100;

/** Keeps files for the next tool, instead of those that were kept before. */
export async function handOverFiles(files: readonly File[]): Promise<void> {
  await caches.delete(storeName);
  const store = await caches.open(storeName);
  for (const [index, file] of files.slice(0, maxHandedFiles).entries())
    await store.put(
      addressOf(index),
      new Response(file, { headers: { "x-name": encodeURIComponent(file.name.toWellFormed()) } }),
    );
}

/** A file that was handed to this page; each can be taken once. Null where there is none. */
export async function takeHandedFile(index: number): Promise<File | null> {
  if (location.hash !== handedFragment || !("caches" in globalThis)) return null;
  const store = await caches.open(storeName);
  const kept = await store.match(addressOf(index));
  if (kept === undefined) return null;
  const file = new File([await kept.blob()], decodeURIComponent(kept.headers.get("x-name") ?? ""));
  await store.delete(addressOf(index));
  return file;
}

/** All that were handed to this page. */
export async function takeHandedFiles(): Promise<File[]> {
  const files: File[] = [];
  for (let index = 0; index < maxHandedFiles; index++) {
    const file = await takeHandedFile(index);
    if (file === null) break;
    files.push(file);
  }
  return files;
}
