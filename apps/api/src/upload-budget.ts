/** Bodies that are read at once are held in memory: all of them together, and those of one person. */
const maxBytes = 160_000_000;
const maxBytesOfOnePerson = 60_000_000;

/**
 * Counts the bytes that have been announced, not the uploads: many small files and slow lines keep nobody else waiting. With bounds
 * of its own it counts whatever it is told.
 */
export class UploadBudget {
  readonly #most: number;
  readonly #mostOfOnePerson: number;
  #bytes = 0;
  readonly #bytesOf = new Map<string, number>();

  constructor({ most = maxBytes, mostOfOnePerson = maxBytesOfOnePerson } = {}) {
    this.#most = most;
    this.#mostOfOnePerson = mostOfOnePerson;
  }

  /** Reserves budget for a body; null when there is none left. Returns how to give it back. */
  take(userId: string, bytes: number): (() => void) | null {
    const own = this.#bytesOf.get(userId) ?? 0;
    if (this.#bytes + bytes > this.#most || own + bytes > this.#mostOfOnePerson) return null;
    this.#add(userId, bytes);
    return () => this.#add(userId, -bytes);
  }

  #add(userId: string, bytes: number): void {
    this.#bytes += bytes;
    const own = (this.#bytesOf.get(userId) ?? 0) + bytes;
    if (own === 0) this.#bytesOf.delete(userId);
    else this.#bytesOf.set(userId, own);
  }
}
