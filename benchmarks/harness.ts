/** One measured figure, with the peer or limit it stands beside. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** What is to be reached, e.g. "<= 10". The comparison is printed; it never fails a run. */
  goal?: { op: "<=" | ">="; value: number };
  /** The same measured of something else in the same run. */
  peer?: { name: string; value: number };
  note?: string;
}

/** What a benchmark cannot do without: it is installed where that is possible, or named. */
export type Need = "browser" | "postgres" | "taskset" | "wrk";

/** A benchmark: prints nothing itself, adds figures. Lives in `benchmarks/{name}.ts` as the default export. */
export interface Benchmark {
  name: string;
  title: string;
  needs?: readonly Need[];
  run(report: { add(figure: Figure): void; progress(message: string): void }): Promise<void>;
}

/** The value below which `share` (0 to 1) of the sorted samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
