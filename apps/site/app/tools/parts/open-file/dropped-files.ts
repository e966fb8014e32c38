/** Inside of a folder only these are meant: it holds notes and pictures besides. */
const animations = /\.(?:json|lottie|tgs|svg)$/i;
/** More than any tool takes, so that it can say how many it left. */
const maxFolderFiles = 1_000;
const maxEntries = 10_000;
const maxDepth = 8;

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) =>
    entry.file(resolve, () => {
      // It has gone since, or nobody may read it: the others go on.
      resolve(null);
    }),
  );

/** The next entries of a folder, some hundred of them; none at its end. */
const readSome = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));

/** A folder's own files come before those of the folders in it. */
const compareEntries = (a: FileSystemEntry, b: FileSystemEntry): number =>
  Number(a.isDirectory) - Number(b.isDirectory) || a.name.localeCompare(b.name, "en", { numeric: true });

async function filesIn(folders: readonly FileSystemDirectoryEntry[]): Promise<File[]> {
  const files: File[] = [];
  let entryCount = 0;
  const walk = async (folder: FileSystemDirectoryEntry, depth: number): Promise<void> => {
    const reader = folder.createReader();
    const found: FileSystemEntry[] = [];
    for (let some = await readSome(reader); some.length > 0; some = await readSome(reader)) {
      found.push(...some);
      entryCount += some.length;
      if (entryCount >= maxEntries) break;
    }
    for (const entry of found.toSorted(compareEntries)) {
      if (files.length === maxFolderFiles) return;
      if (entry.isDirectory && depth < maxDepth) await walk(entry as FileSystemDirectoryEntry, depth + 1);
      if (!entry.isFile || !animations.test(entry.name)) continue;
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file !== null) files.push(file);
    }
  };
  for (const folder of folders) await walk(folder, 1);
  return files;
}

/**
 * Hands on the files that are dropped: at once where they are files alone, later where there are folders among them, whose animations
 * and SVGs come after the files. A folder without any stays what the browser makes of it, a file that cannot be read. To be called while
 * the event is handled: the browser forgets what was dropped after it.
 */
export function takeDroppedFiles(transfer: DataTransfer, onFiles: (files: File[]) => void): void {
  const dropped = [...transfer.files];
  const folders = [...transfer.items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry): entry is FileSystemDirectoryEntry => entry?.isDirectory === true);
  if (folders.length === 0) {
    if (dropped.length > 0) onFiles(dropped);
    return;
  }
  // A file beside a folder cannot have its name.
  const names = new Set(folders.map(({ name }) => name));
  const single = dropped.filter(({ name }) => !names.has(name));
  void filesIn(folders).then((found) => {
    const files = [...single, ...found];
    onFiles(files.length > 0 ? files : dropped);
  });
}
