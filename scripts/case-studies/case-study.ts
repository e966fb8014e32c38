/** One measured figure of a case study. Pages name it by its id. */
export interface CaseFigure {
  /** Stable, in kebab-case. */
  id: string;
  what: string;
  value: number;
  unit: string;
  /** How it came about, where that is not plain. */
  note?: string;
}

/** What a script in this folder default-exports: it measures the platform itself, never a copy of its answers. */
export interface CaseStudy {
  slug: string;
  measure(progress: (message: string) => void): Promise<CaseFigure[]>;
}

/** `scripts/case-studies/results/{slug}.json`; the page of the case study shows figures from nowhere else. */
export interface CaseStudyResult {
  slug: string;
  /** What to type to measure again. */
  command: string;
  /** ISO 8601. */
  measuredAt: string;
  /** Class of machine: cores, memory, Node. */
  machine: string;
  figures: CaseFigure[];
}
