import type * as S3Sdk from "@aws-sdk/client-s3";
import { AppError } from "@zoetrope/kit";
import { contentTypeOf, fileKeyOf, requireFileKey } from "./file-key.ts";
import type { ByteRange, FileExtension, FileKey, FileStore, StoredFile } from "./file-store.ts";
import { parseS3Address, type S3Address } from "./s3-address.ts";

export interface S3StoreOptions {
  /** How long one attempt may take. Default 20,000. */
  timeoutInMs?: number;
  /** First try included. Default 4, with growing pauses between them. */
  maxAttempts?: number;
}

/** Above this a question whether the object is there costs less than sending it again. */
const askFirstAboveBytes = 256 * 1024;

/**
 * Files in an S3-compatible store. The client is loaded here and only here, because it takes tens of megabytes
 * that a process with a folder does not need. Throws AppError "unavailable" when the bucket does not answer.
 */
export async function openS3Store(url: string, options: S3StoreOptions = {}): Promise<FileStore> {
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
  const store = new S3Store(sdk, client, address);
  try {
    await store.check();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

class S3Store implements FileStore {
  readonly #sdk: typeof S3Sdk;
  readonly #client: S3Sdk.S3Client;
  readonly #address: S3Address;

  constructor(sdk: typeof S3Sdk, client: S3Sdk.S3Client, address: S3Address) {
    this.#sdk = sdk;
    this.#client = client;
    this.#address = address;
  }

  async put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile> {
    const key = fileKeyOf(bytes, extension);
    const stored = { key, sizeInBytes: bytes.byteLength };
    if (bytes.byteLength > askFirstAboveBytes && (await this.head(key))?.sizeInBytes === bytes.byteLength)
      return stored;
    try {
      await this.#send(key, bytes, { IfNoneMatch: "*" });
    } catch (error) {
      const status = statusOf(error);
      if (status === 412) return stored; // the same bytes are there already
      // 409: another writer of the same bytes is not done; 501: the store knows no conditions. Same bytes, so just write.
      if (status !== 409 && status !== 501) throw this.#unavailable("store a file", error);
      await this.#send(key, bytes, {}).catch((again: unknown) => {
        throw this.#unavailable("store a file", again);
      });
    }
    return stored;
  }

  async head(key: FileKey): Promise<StoredFile | null> {
    const command = new this.#sdk.HeadObjectCommand(this.#object(key));
    const answer = await this.#orNull(() => this.#client.send(command));
    return answer && { key, sizeInBytes: answer.ContentLength ?? 0 };
  }

  async read(key: FileKey): Promise<Uint8Array | null> {
    const command = new this.#sdk.GetObjectCommand(this.#object(key));
    return this.#orNull(async () => (await this.#client.send(command)).Body?.transformToByteArray() ?? null);
  }

  async stream(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const bytes = range && { Range: `bytes=${range.start}-${range.end}` };
    const command = new this.#sdk.GetObjectCommand({ ...this.#object(key), ...bytes });
    return this.#orNull(async () => {
      const { Body, ContentLength } = await this.#client.send(command);
      // A store that ignores or misreads a range would spoil the reader's file silently.
      if (range && ContentLength !== range.end - range.start + 1) {
        throw new Error(`asked for bytes ${range.start} to ${range.end}, was sent ${ContentLength} bytes`);
      }
      return Body?.transformToWebStream() ?? null;
    });
  }

  async remove(key: FileKey): Promise<void> {
    const command = new this.#sdk.DeleteObjectCommand(this.#object(key));
    await this.#orNull(() => this.#client.send(command));
  }

  async check(): Promise<void> {
    try {
      await this.#client.send(new this.#sdk.HeadBucketCommand({ Bucket: this.#address.bucket }));
    } catch (error) {
      throw this.#unavailable("reach the bucket", error);
    }
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }

  async #send(key: FileKey, bytes: Uint8Array, condition: { IfNoneMatch?: string }): Promise<void> {
    await this.#client.send(
      new this.#sdk.PutObjectCommand({
        ...this.#object(key),
        ...condition,
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: contentTypeOf(key),
        // Who may read it is for the assets host to say: nobody keeps it for others.
        CacheControl: "private",
      }),
    );
  }

  #object(key: FileKey): { Bucket: string; Key: string } {
    return { Bucket: this.#address.bucket, Key: `${this.#address.prefix}${requireFileKey(key)}` };
  }

  async #orNull<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw this.#unavailable("read a file", error);
    }
  }

  #unavailable(task: string, cause: unknown): AppError {
    const { endpoint, bucket } = this.#address;
    const status = statusOf(cause);
    const detail = status === undefined ? String(cause) : `${String(cause)} (status ${status})`;
    return new AppError("unavailable", `cannot ${task} in the file store ${endpoint}/${bucket}: ${detail}`, {
      publicMessage: "Files cannot be read or stored at the moment. Please try again later.",
      cause,
    });
  }
}

/** The status the store answered with; undefined when it did not answer. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== "object" || metadata === null || !("httpStatusCode" in metadata)) return undefined;
  return typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}
