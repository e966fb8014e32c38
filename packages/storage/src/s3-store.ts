import type { ByteRange } from "@zoetrope/http";
import { DamagedFileError, isIntact, isIntactStream, VerifiedVersions } from "./damaged-file.ts";
import { contentTypeOf, fileKeyOf, parseFileKey, requireFileKey } from "./file-key.ts";
import type { FileCondition, FileExtension, FileKey, FileStore, StoredFile } from "./file-store.ts";
import { parseS3Address } from "./s3-address.ts";
import { S3Bucket } from "./s3-bucket.ts";
import { WrongStoreError } from "./store-mark.ts";

export interface S3StoreOptions {
  /** Id of the store that is to be in the bucket; without it, or null, one is made where there is none. */
  expectedId?: string | null;
  /** How long one attempt may take. Default 20,000. */
  timeoutInMs?: number;
  /** How long an answer to a question may take to begin, all attempts together: somebody waits for it. Default 5,000. */
  answerTimeoutInMs?: number;
  /** First try included. Default 4, with growing pauses between them. */
  maxAttempts?: number;
}

/** Above this a question whether the object is there costs less than sending it again. */
const askFirstAboveBytes = 256 * 1024;

/**
 * Files in an S3-compatible store. The client is loaded here and only here, because it takes tens of megabytes
 * that a process with a folder does not need. Throws AppError "unavailable" when the bucket does not answer, WrongStoreError when it does
 * not hold the store that is expected.
 */
export async function openS3Store(url: string, options: S3StoreOptions = {}): Promise<FileStore> {
  const bucket = await openBucket(url, options);
  try {
    const { expectedId = null } = options;
    const found = await bucket.readMark();
    if (expectedId !== null && found !== expectedId) throw new WrongStoreError(bucket.location, found);
    return new S3Store(bucket, found ?? (await bucket.makeMark()));
  } catch (error) {
    bucket.close();
    throw error;
  }
}

/** A bucket that nothing is written to, whether it has a mark or none. */
export async function openS3Copy(url: string): Promise<Pick<FileStore, "read" | "close">> {
  const bucket = await openBucket(url, {});
  return new S3Store(bucket, await bucket.readMark());
}

async function openBucket(url: string, options: S3StoreOptions): Promise<S3Bucket> {
  const address = parseS3Address(url);
  const sdk = await import("@aws-sdk/client-s3");
  const timeout = options.timeoutInMs ?? 20_000;
  const client = new sdk.S3Client({
    endpoint: address.endpoint,
    region: address.region,
    forcePathStyle: address.pathStyle,
    credentials: { accessKeyId: address.accessKeyId, secretAccessKey: address.secretAccessKey },
    maxAttempts: options.maxAttempts ?? 4,
    // The newer default sends checksums in trailers, which many compatible stores refuse; the signature covers the bytes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: Math.min(timeout, 5000),
      requestTimeout: timeout,
      socketTimeout: timeout,
      throwOnRequestTimeout: true,
    },
  });
  return new S3Bucket(sdk, client, address, options.answerTimeoutInMs ?? 5_000);
}

class S3Store implements FileStore {
  readonly id: string;
  readonly #mark: string | null;
  readonly #bucket: S3Bucket;
  readonly #soundVersions = new VerifiedVersions();

  /** `id`: null for a copy without one. */
  constructor(bucket: S3Bucket, id: string | null) {
    this.#bucket = bucket;
    this.#mark = id;
    this.id = id ?? "";
  }

  async put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile> {
    const key = fileKeyOf(bytes, extension);
    const stored = { key, sizeInBytes: bytes.byteLength };
    await this.#requireMark();
    const isThere =
      bytes.byteLength > askFirstAboveBytes
        ? (await this.head(key)) !== null
        : !(await this.#bucket.putUnlessThere(key, bytes, contentTypeOf(key)));
    if (isThere && (await this.verify(key)) === "sound") return stored;
    if (isThere || bytes.byteLength > askFirstAboveBytes)
      await this.#bucket.put(key, bytes, contentTypeOf(key));
    return stored;
  }

  async head(key: FileKey): Promise<StoredFile | null> {
    const answer = await this.#orNull(await this.#bucket.head(requireFileKey(key)));
    return answer && { key, sizeInBytes: answer.ContentLength ?? 0 };
  }

  async read(key: FileKey): Promise<Uint8Array | null> {
    const answer = await this.#orNull(await this.#bucket.get(requireFileKey(key)));
    const bytes = answer && (await this.#bucket.bytesOf(answer));
    if (bytes !== null && !isIntact(key, bytes)) throw new DamagedFileError(key, this.#bucket.location);
    return bytes;
  }

  async stream(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const known = this.#soundVersions.get(requireFileKey(key));
    const answer = known === undefined ? null : await this.#getVersion(key, known, range);
    if (answer !== null) return answer;
    const condition = await this.verify(key);
    if (condition === "missing") return null;
    const version = this.#soundVersions.get(key);
    const body = version === undefined ? null : await this.#getVersion(key, version, range);
    if (condition === "damaged" || body === null) throw new DamagedFileError(key, this.#bucket.location);
    return body;
  }

  /** Null where there is another version of the file, or none. */
  async #getVersion(
    key: FileKey,
    version: string,
    range: ByteRange | undefined,
  ): Promise<ReadableStream<Uint8Array> | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const answer = await this.#bucket.getIf(key, { IfMatch: version, ...(Range && { Range }) });
    if (answer === null || answer === "changed") return null;
    const body = answer.Body?.transformToWebStream() ?? null;
    // Not every store knows the condition.
    if (answer.ETag !== version) {
      await body?.cancel();
      return null;
    }
    // A store that ignores or misreads a range would spoil the reader's file silently.
    if (range && answer.ContentLength !== range.end - range.start + 1) {
      await body?.cancel();
      const asked = `asked for bytes ${range.start} to ${range.end}, was sent ${answer.ContentLength} bytes`;
      throw this.#bucket.unavailable("read a file", new Error(asked));
    }
    return body;
  }

  async verify(key: FileKey): Promise<FileCondition> {
    this.#soundVersions.forget(key);
    const answer = await this.#orNull(await this.#bucket.get(requireFileKey(key)));
    if (answer === null) return "missing";
    const body = answer.Body?.transformToWebStream();
    if (body === undefined) return isIntact(key, new Uint8Array()) ? "sound" : "damaged";
    const isWhole = await isIntactStream(key, body).catch((error: unknown) => {
      throw this.#bucket.unavailable("read a file", error);
    });
    if (!isWhole) return "damaged";
    if (answer.ETag !== undefined) this.#soundVersions.remember(key, answer.ETag);
    return "sound";
  }

  async *list(): AsyncIterable<FileKey> {
    await this.#requireMark();
    for await (const name of this.#bucket.list()) {
      const key = parseFileKey(name);
      if (key !== null) yield key;
    }
  }

  async remove(key: FileKey): Promise<void> {
    await this.#bucket.remove(requireFileKey(key));
  }

  async check(): Promise<void> {
    await this.#requireMark();
  }

  async close(): Promise<void> {
    this.#bucket.close();
  }

  /** Throws WrongStoreError where the bucket has been emptied or replaced while it was open. */
  async #requireMark(): Promise<void> {
    const found = await this.#bucket.readMark();
    if (found !== this.#mark) throw new WrongStoreError(this.#bucket.location, found);
  }

  /** Missing is an object of a store that is there. */
  async #orNull<T>(answer: T | null): Promise<T | null> {
    if (answer === null) await this.#requireMark();
    return answer;
  }
}
