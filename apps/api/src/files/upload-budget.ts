/** Bodies that are read at once are held in memory: all of them together, and those of one person. */
const maxBytes = 160_000_000;
const maxBytesOfOnePerson = 60_000_000;

/**
 * What may be under way at once, of everybody and of one person or network. Default: the bytes of bodies, as they are announced; many
 * small files and slow lines keep nobody else waiting.
 */
export class UploadBudget {
  readonly #most: number;
  readonly #mostOfOnePerson: number;
  #taken = 0;
  readonly #takenBy = new Map<string, number>();

  constructor({ most = maxBytes, mostOfOnePerson = maxBytesOfOnePerson } = {}) {
    this.#most = most;
    this.#mostOfOnePerson = mostOfOnePerson;
  }

  /** Reserves an amount; null when there is not so much left. Returns how to give it back. */
  take(person: string, amount: number): (() => void) | null {
    const own = this.#takenBy.get(person) ?? 0;
    if (this.#taken + amount > this.#most || own + amount > this.#mostOfOnePerson) return null;
    this.#add(person, amount);
    return () => this.#add(person, -amount);
  }

  #add(person: string, amount: number): void {
    this.#taken += amount;
    const own = (this.#takenBy.get(person) ?? 0) + amount;
    if (own === 0) this.#takenBy.delete(person);
    else this.#takenBy.set(person, own);
  }
}
