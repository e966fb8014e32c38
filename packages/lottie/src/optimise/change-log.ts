type Container = { [key: string]: unknown };

interface Step {
  container: Container;
  key: string;
  before: unknown;
  after: unknown;
}

/** What is done or taken back as one. */
interface Change {
  pass: string;
  attempt: number;
  steps: Step[];
}

/** Stands for a member that is not there: undefined would be one that is. */
const absent = Symbol("absent");

/**
 * Changes to one document that can be taken back from the last to the first and made again, and of which any can be given up for good:
 * a later one that built on it then works on what is no longer part of the document, and shows nothing.
 */
export class ChangeLog {
  readonly #changes: Change[] = [];
  /** What was given up once is not tried again. */
  readonly #givenUp = new Map<object, Set<string>>();
  #made = 0;
  #pass = "";
  #attempt = 0;
  #isOpen = false;

  /** How many there are; all that are not taken back at the moment are in the document. */
  get length(): number {
    return this.#changes.length;
  }

  passAt(index: number): string {
    return this.#changes[index]?.pass ?? "";
  }

  countOf(pass: string): number {
    return this.#changes.filter((change) => change.pass === pass).length;
  }

  /** Changes of one pass that follow each other: whose, and how many have been made at their end. */
  runs(): { pass: string; end: number }[] {
    const runs: { pass: string; end: number }[] = [];
    for (const [index, { pass }] of this.#changes.entries()) {
      const last = runs.at(-1);
      if (last?.pass === pass) last.end = index + 1;
      else runs.push({ pass, end: index + 1 });
    }
    return runs;
  }

  /** Whose changes come next. What was given up is only tried again in another attempt, which is to do it in another way. */
  begin(pass: string, attempt = 0): void {
    this.#pass = pass;
    this.#attempt = attempt;
    this.#isOpen = false;
  }

  /** True for what the pass whose changes come next has set in an attempt before, and what was given up. */
  isGivenUp(container: object, key: string | number): boolean {
    const known = this.#givenUp.get(container);
    for (let attempt = 0; attempt < this.#attempt; attempt++)
      if (known?.has(attemptName(this.#pass, attempt, String(key))) === true) return true;
    return false;
  }

  /** All that is set inside is one change. */
  together<Result>(work: () => Result): Result {
    const isOuter = !this.#isOpen;
    if (isOuter) this.#changes.push({ pass: this.#pass, attempt: this.#attempt, steps: [] });
    this.#isOpen = true;
    try {
      return work();
    } finally {
      if (isOuter) {
        this.#isOpen = false;
        if (this.#changes.at(-1)?.steps.length === 0) this.#changes.pop();
        this.#made = this.#changes.length;
      }
    }
  }

  set(container: object, key: string | number, after: unknown): void {
    this.together(() => {
      const [owner, name] = [container as Container, String(key)];
      const before = Object.hasOwn(owner, name) ? owner[name] : absent;
      const attempt = attemptName(this.#pass, this.#attempt, name);
      if (before === after || this.#givenUp.get(owner)?.has(attempt) === true) return;
      this.#changes.at(-1)?.steps.push({ container: owner, key: name, before, after });
      put(owner, name, after);
    });
  }

  drop(container: object, key: string): void {
    this.set(container, key, absent);
  }

  /** Brings the document to where the first `count` changes are made and the others are not. */
  goTo(count: number): void {
    for (; this.#made > count; this.#made--)
      for (const { container, key, before } of this.#changes[this.#made - 1]?.steps.toReversed() ?? [])
        put(container, key, before);
    for (; this.#made < count; this.#made++)
      for (const { container, key, after } of this.#changes[this.#made]?.steps ?? [])
        put(container, key, after);
  }

  /** Takes one change back for good; all others are made. Returns whose it was. */
  giveUp(index: number): string {
    this.goTo(index);
    const [given] = this.#changes.splice(index, 1);
    for (const step of given?.steps ?? []) {
      const { container, key } = step;
      const known = this.#givenUp.get(container) ?? new Set();
      this.#givenUp.set(container, known.add(attemptName(given?.pass ?? "", given?.attempt ?? 0, key)));
      // Whatever was set there next is taken back to what is there now.
      const next = this.#changes
        .slice(index)
        .flatMap(({ steps }) => steps)
        .find((later) => later.container === container && later.key === key);
      if (next !== undefined) next.before = step.before;
    }
    this.goTo(this.#changes.length);
    return given?.pass ?? "";
  }
}

const attemptName = (pass: string, attempt: number, key: string): string => `${pass} ${attempt} ${key}`;

function put(container: Container, key: string, value: unknown): void {
  if (value === absent) delete container[key];
  else container[key] = value;
}
