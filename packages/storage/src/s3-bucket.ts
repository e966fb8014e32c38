import type * as S3Sdk from "@aws-sdk/client-s3";
import { AppError } from "@zoetrope/kit";
import type { S3Address } from "./s3-address.ts";
import { createStoreId, markName, parseMark, WrongStoreError } from "./store-mark.ts";

/** Statuses by which a store says that the condition of a request does not hold, or that it knows none. */
const preconditionFailed = 412;
const conflict = 409;
const notImplemented = 501;

type Found = S3Sdk.GetObjectCommandOutput;
type Conditions = Pick<S3Sdk.GetObjectCommandInput, "IfMatch" | "Range">;

/** The objects below a prefix of a bucket, by name. Everything that fails is an AppError "unavailable"; null is a missing object. */
export class S3Bucket {
  /** As messages name it, without key and secret. */
  readonly location: string;
  readonly #sdk: typeof S3Sdk;
  readonly #client: S3Sdk.S3Client;
  readonly #address: S3Address;
  readonly #answerTimeoutInMs: number;

  constructor(sdk: typeof S3Sdk, client: S3Sdk.S3Client, address: S3Address, answerTimeoutInMs: number) {
    this.#sdk = sdk;
    this.#client = client;
    this.#address = address;
    this.#answerTimeoutInMs = answerTimeoutInMs;
    this.location = `${address.endpoint}/${address.bucket}`;
  }

  head(name: string): Promise<S3Sdk.HeadObjectCommandOutput | null> {
    const command = new this.#sdk.HeadObjectCommand(this.#object(name));
    return this.#orNull(() => this.#client.send(command, this.#inTime()));
  }

  get(name: string): Promise<Found | null> {
    return this.#orNull(() => this.#get(name, {}));
  }

  /** "changed": the object is not the one of `IfMatch` any more. */
  getIf(name: string, conditions: Conditions): Promise<Found | "changed" | null> {
    return this.#orNull(() =>
      this.#get(name, conditions).catch((error: unknown) => {
        if (statusOf(error) === preconditionFailed) return "changed" as const;
        throw error;
      }),
    );
  }

  async bytesOf({ Body }: Found): Promise<Uint8Array | null> {
    try {
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      throw this.unavailable("read a file", error);
    }
  }

  /** False when there is an object of this name already. */
  async putUnlessThere(name: string, bytes: Uint8Array, contentType: string): Promise<boolean> {
    try {
      await this.#send(name, bytes, { ContentType: contentType, IfNoneMatch: "*" });
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === preconditionFailed) return false;
      // Another writer of the same bytes is not done, or the store knows no conditions: same bytes, so just write.
      if (status !== conflict && status !== notImplemented) throw this.unavailable("store a file", error);
    }
    await this.put(name, bytes, contentType);
    return true;
  }

  async put(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.#send(name, bytes, { ContentType: contentType }).catch((error: unknown) => {
      throw this.unavailable("store a file", error);
    });
  }

  async remove(name: string): Promise<void> {
    const command = new this.#sdk.DeleteObjectCommand(this.#object(name));
    await this.#orNull(() => this.#client.send(command, this.#inTime()));
  }

  /** Names below the prefix, in order. */
  async *list(): AsyncIterable<string> {
    const { bucket: Bucket, prefix: Prefix } = this.#address;
    let from: string | undefined;
    do {
      const command = new this.#sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: from });
      const page: S3Sdk.ListObjectsV2CommandOutput = await this.#client
        .send(command)
        .catch((error: unknown) => {
          throw this.unavailable("list files", error);
        });
      for (const { Key = "" } of page.Contents ?? []) yield Key.slice(Prefix.length);
      from = page.NextContinuationToken;
    } while (from !== undefined);
  }

  /** The id of the store in here; null when there is none. */
  async readMark(): Promise<string | null> {
    const answer = await this.get(markName);
    const bytes = answer && (await this.bytesOf(answer));
    return parseMark(bytes && Buffer.from(bytes).toString("utf8"));
  }

  /** Of two processes that make one, the second takes that of the first. */
  async makeMark(id = createStoreId()): Promise<string> {
    await this.putUnlessThere(markName, Buffer.from(`${id}\n`), "text/plain");
    const found = await this.readMark();
    if (found === null) throw new WrongStoreError(this.location, found);
    return found;
  }

  close(): void {
    this.#client.destroy();
  }

  unavailable(task: string, cause: unknown): AppError {
    if (cause instanceof AppError) return cause;
    const status = statusOf(cause);
    const detail = status === undefined ? String(cause) : `${String(cause)} (status ${status})`;
    return new AppError("unavailable", `cannot ${task} in the file store ${this.location}: ${detail}`, {
      publicMessage: "Files cannot be read or stored at the moment. Please try again later.",
      cause,
    });
  }

  #get(name: string, conditions: Conditions): Promise<Found> {
    const command = new this.#sdk.GetObjectCommand({ ...this.#object(name), ...conditions });
    return this.#client.send(command, this.#inTime());
  }

  async #send(
    name: string,
    bytes: Uint8Array,
    options: Pick<S3Sdk.PutObjectCommandInput, "ContentType" | "IfNoneMatch">,
  ): Promise<void> {
    // Who may read it is for the assets host to say: nobody keeps it for others.
    const CacheControl = "private";
    const { byteLength: ContentLength } = bytes;
    const input = { ...this.#object(name), ...options, Body: bytes, ContentLength, CacheControl };
    await this.#client.send(new this.#sdk.PutObjectCommand(input));
  }

  #object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#address.bucket, Key: `${this.#address.prefix}${name}` };
  }

  #inTime(): { abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.#answerTimeoutInMs) };
  }

  async #orNull<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      // A bucket that is missing is no missing file.
      const isBucket = error instanceof Error && error.name === "NoSuchBucket";
      if (statusOf(error) === 404 && !isBucket) return null;
      throw this.unavailable("read a file", error);
    }
  }
}

/** The status the store answered with; undefined when it did not answer. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== "object" || metadata === null || !("httpStatusCode" in metadata)) return undefined;
  return typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}
