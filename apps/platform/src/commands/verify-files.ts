import {
  extensionOf,
  fileKeyOf,
  nullIfDamaged,
  type FileExtension,
  type FileKey,
  type FileStore,
} from "@zoetrope/storage";

/** Bytes that may be those of a file that is broken. */
export interface Candidate {
  bytes: Uint8Array;
  extension: FileExtension;
}

export interface VerifyOptions {
  files: Pick<FileStore, "list" | "verify" | "put">;
  /** Keys that the database refers to. */
  wanted: ReadonlySet<FileKey>;
  /** Another copy of the files, asked first; null for none. */
  copy: Pick<FileStore, "read"> | null;
  /** Makes files again of which these are some; more may come than are asked for. */
  remake(keys: ReadonlySet<FileKey>): AsyncIterable<Candidate>;
  onProgress?: (done: number, total: number) => void;
}

export interface VerifyOutcome {
  /** Files looked through. */
  count: number;
  healed: FileKey[];
  /** Damaged or missing, and to be had from nowhere. */
  lost: FileKey[];
  /** Damaged, and nothing refers to them. */
  strays: FileKey[];
}

/** Looks through every file there is, and for every file that is referred to; puts back what the copy has or can be made again. */
export async function verifyFiles(options: VerifyOptions): Promise<VerifyOutcome> {
  const { files, wanted, copy, remake, onProgress } = options;
  /** Until it has been found sound. */
  const broken = new Set(wanted);
  const strays: FileKey[] = [];
  const healed: FileKey[] = [];
  let count = 0;
  for await (const key of files.list()) {
    if ((await files.verify(key)) === "sound") broken.delete(key);
    else if (!wanted.has(key)) strays.push(key);
    count += 1;
    onProgress?.(count, Math.max(count, wanted.size));
  }
  const heal = async ({ bytes, extension }: Candidate): Promise<void> => {
    const key = fileKeyOf(bytes, extension);
    if (!broken.delete(key)) return;
    await files.put(bytes, extension);
    healed.push(key);
  };
  for (const key of copy === null ? [] : [...broken]) {
    // What is damaged in the copy as well is no help.
    const bytes = await copy?.read(key).catch(nullIfDamaged);
    if (bytes) await heal({ bytes, extension: extensionOf(key) });
  }
  if (broken.size > 0) for await (const candidate of remake(broken)) await heal(candidate);
  return { count, healed, lost: [...broken], strays };
}
