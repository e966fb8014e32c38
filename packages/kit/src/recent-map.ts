/**
 * What was asked for lately, up to `most` of it: half is forgotten at once, of which nothing was asked for since the half before it. An
 * order of use would be written down at every question.
 */
export class RecentMap<Key, Value extends {} | null> {
  readonly #most: number;
  #newer = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const newer = this.#newer.get(key);
    if (newer !== undefined) return newer;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#newer.size >= this.#most / 2) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
  }

  getOrCreate(key: Key, create: () => Value): Value {
    let value = this.get(key);
    if (value === undefined) this.set(key, (value = create()));
    return value;
  }
}
