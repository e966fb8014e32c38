import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "@zoetrope/kit";
import type { IngestResult } from "../animation.ts";
import type { NewRecord } from "./new-record.ts";

/** What an embedded database writes in some tens of milliseconds. */
const recordsPerBatch = 16;
/** Files that are looked into at a time: what people send meanwhile does not wait behind more of them. */
const preparedAtOnce = 4;

type Store = (records: readonly NewRecord[]) => Promise<IngestResult[]>;

interface Waiting {
  record: NewRecord;
  resolve(result: IngestResult): void;
  reject(error: unknown): void;
}

/**
 * Of many animations that come at once several are stored in one transaction: a batch is written when it is full, or when all that are
 * underway wait for it.
 */
export class RecordBatches {
  readonly #store: Store;
  readonly #waiting: Waiting[] = [];
  readonly #free: (() => void)[] = [];
  #preparing = 0;
  #underway = 0;
  #isWriting = false;

  constructor(store: Store) {
    this.#store = store;
  }

  get isIdle(): boolean {
    return this.#underway === 0;
  }

  /** `prepare`: a result where there is nothing to store. */
  async ingest(prepare: () => Promise<NewRecord | IngestResult>): Promise<IngestResult> {
    this.#underway += 1;
    try {
      const prepared = await this.#prepare(prepare);
      if ("outcome" in prepared) return prepared;
      return await new Promise((resolve, reject) => {
        this.#waiting.push({ record: prepared, resolve, reject });
        void this.#write();
      });
    } finally {
      this.#underway -= 1;
      void this.#write();
    }
  }

  async #prepare<T>(prepare: () => Promise<T>): Promise<T> {
    if (this.#preparing >= preparedAtOnce) await new Promise<void>((resolve) => this.#free.push(resolve));
    else this.#preparing += 1;
    try {
      return await prepare();
    } finally {
      // The place is handed on.
      const next = this.#free.shift();
      if (next) next();
      else this.#preparing -= 1;
    }
  }

  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#waiting.length >= Math.max(1, Math.min(recordsPerBatch, this.#underway))) {
      await this.#writeBatch(this.#waiting.splice(0, recordsPerBatch));
      // Those that have been answered are gone by then, and others have come.
      await nextTurn();
    }
    this.#isWriting = false;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#store(batch.map(({ record }) => record));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result) resolve(result);
        else reject(new Error("an animation was neither stored nor refused"));
      }
    } catch (error) {
      const isGone = error instanceof AppError && error.code === "unavailable";
      // One that cannot be stored keeps no other out.
      if (batch.length > 1 && !isGone) for (const one of batch) await this.#writeBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
