/** How far something is: `total` may grow meanwhile. */
export type OnProgress = (done: number, total: number) => void;

/** Of what is computed for animations that were stored before it was computed at ingest. */
export interface BackfillOptions {
  /** Ends it between two animations; what is done stays, and the next time goes on from there. */
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}
