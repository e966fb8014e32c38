import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "@zoetrope/kit";

export interface GroupCommitOptions<T> {
  /** Stores all of them, or throws and stores none. */
  write(items: readonly T[]): Promise<void>;
  /** Most that one `write` gets, where batches are not larger by themselves. Default 3,000. */
  maxItems?: number;
  /** Writes at the same time. Default 1. */
  writers?: number;
  /** More than this that wait are refused: a database that is away must not fill the memory. Default 50,000. */
  maxWaiting?: number;
}

interface Batch<T> {
  items: readonly T[];
  done: PromiseWithResolvers<void>;
}

/**
 * Batches of many callers that wait share one statement and one commit, whose price is mostly the wait for the disk
 * (group commit, as databases do it among their own connections).
 */
export class GroupCommit<T> {
  readonly #options: Required<GroupCommitOptions<T>>;
  readonly #batches: Batch<T>[] = [];
  #waiting = 0;
  #writers = 0;

  constructor(options: GroupCommitOptions<T>) {
    this.#options = { maxItems: 3_000, writers: 1, maxWaiting: 50_000, ...options };
  }

  /** Resolves when they are stored. Throws AppError "unavailable" when they were not. */
  async add(items: readonly T[]): Promise<void> {
    if (items.length === 0) return;
    if (this.#waiting + items.length > this.#options.maxWaiting)
      throw unavailable("too many wait to be stored");
    const done = Promise.withResolvers<void>();
    this.#batches.push({ items, done });
    this.#waiting += items.length;
    if (this.#writers < this.#options.writers) void this.#write();
    await done.promise;
  }

  async #write(): Promise<void> {
    this.#writers += 1;
    // What has arrived together goes together.
    await nextTurn();
    for (let group = this.#take(); group.length > 0; group = this.#take()) {
      try {
        await this.#options.write(group.flatMap(({ items }) => items));
        for (const { done } of group) done.resolve();
      } catch (error) {
        for (const { done } of group) done.reject(unavailable("could not be stored", error));
      }
    }
    this.#writers -= 1;
  }

  #take(): Batch<T>[] {
    let count = 0;
    let taken = 0;
    for (const { items } of this.#batches) {
      if (taken > 0 && count + items.length > this.#options.maxItems) break;
      count += items.length;
      taken += 1;
    }
    this.#waiting -= count;
    return this.#batches.splice(0, taken);
  }
}

const unavailable = (message: string, cause?: unknown) =>
  new AppError("unavailable", message, { publicMessage: "Nothing was stored. Please try again.", cause });
