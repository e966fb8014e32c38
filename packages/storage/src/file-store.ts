import type { ByteRange } from "@zoetrope/http";
/** The kinds of file the platform keeps; the extension decides the content type it is served with. */
export const contentTypeOfExtension = {
  json: "application/json",
  lottie: "application/zip+dotlottie",
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  svg: "image/svg+xml",
  gif: "image/gif",
} as const;

export type FileExtension = keyof typeof contentTypeOfExtension;

/** `{sha256 of the bytes, 64 lower-case hex digits}.{extension}` */
export type FileKey = `${string}.${FileExtension}`;

export interface StoredFile {
  key: FileKey;
  sizeInBytes: number;
}

/** What there is under a name. */
export type FileCondition = "sound" | "damaged" | "missing";

/**
 * Content-addressed files: the same bytes always have the same key, so a key never changes its meaning
 * and may be cached for ever. Implementations: a folder, any S3-compatible store.
 */
export interface FileStore {
  /** Made with the store and kept in it: tells it from every other one. */
  readonly id: string;
  /**
   * Stores the bytes and returns only when they would survive a power cut. Storing twice is harmless, and heals a file whose bytes
   * have changed.
   */
  put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile>;
  /** Null when there is no such file. */
  head(key: FileKey): Promise<StoredFile | null>;
  /** Whole file into memory; null when there is no such file. Throws DamagedFileError rather than give other bytes than those stored. */
  read(key: FileKey): Promise<Uint8Array | null>;
  /**
   * Body as a stream, optionally a range of it; null when there is no such file. Throws DamagedFileError: what is sent piece by piece
   * cannot be taken back, so the whole of it is looked through before the first piece, once, and again when it was changed.
   */
  stream(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Looks through all bytes of a file. */
  verify(key: FileKey): Promise<FileCondition>;
  /** All files, in the order of their names. */
  list(): AsyncIterable<FileKey>;
  /** Harmless when there is no such file. */
  remove(key: FileKey): Promise<void>;
  /** Throws AppError("unavailable") when the store cannot be reached, or is not there any more; used by /readyz. */
  check(): Promise<void>;
  close(): Promise<void>;
}
