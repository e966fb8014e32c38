export type Side = "ours" | "theirs";

/** Two changes of one place that exclude each other. A side that is missing took the place away. */
export interface JsonConflict {
  /** In the document that both began with. */
  pointer: string;
  kind: "changed-twice" | "changed-and-removed" | "moved-twice";
  ours?: unknown;
  theirs?: unknown;
}

export interface MergeContext {
  pointer: string;
  preferred: Side;
  conflicts: JsonConflict[];
}
