import { createHash } from "node:crypto";
import { AppError } from "@zoetrope/kit";
import { fileKeyOf, extensionOf } from "./file-key.ts";
import type { FileKey } from "./file-store.ts";

/** The bytes under a name are not those that the name was made of. They are shown to nobody. */
export class DamagedFileError extends AppError {
  constructor(key: FileKey, location: string) {
    super(
      "unavailable",
      `the file ${key} in the file store ${location} is damaged: its bytes are not those of its name. npm run files -- verify`,
      { publicMessage: "This file cannot be read at the moment. Please try again later." },
    );
  }
}

/** For who goes on without a file whose bytes are not its own; throws every other error: a store that is away has lost nothing. */
export function nullIfDamaged(error: unknown): null {
  if (error instanceof DamagedFileError) return null;
  throw error;
}

export const isIntact = (key: FileKey, bytes: Uint8Array): boolean =>
  fileKeyOf(bytes, extensionOf(key)) === key;

/** The same for bytes that come in pieces. */
export async function isIntactStream(key: FileKey, pieces: AsyncIterable<Uint8Array>): Promise<boolean> {
  const hash = createHash("sha256");
  for await (const piece of pieces) hash.update(piece);
  return key.startsWith(`${hash.digest("hex")}.`);
}

const maxRemembered = 20_000;

/** Which version of a file (its time on a disk, its ETag in a bucket) was found sound. */
export class VerifiedVersions {
  readonly #versions = new Map<FileKey, string>();

  get(key: FileKey): string | undefined {
    return this.#versions.get(key);
  }

  remember(key: FileKey, version: string): void {
    this.#versions.delete(key);
    this.#versions.set(key, version);
    if (this.#versions.size <= maxRemembered) return;
    const [oldest] = this.#versions.keys();
    if (oldest !== undefined) this.#versions.delete(oldest);
  }

  forget(key: FileKey): void {
    this.#versions.delete(key);
  }
}
