/** Any number will do, as long as no two of them are the same and every version of the code takes the same. */

/** Whoever migrates holds it. */
export const migrationLock = 7_306_215;

/** Who writes the index in use holds this lock until the end of the transaction: positions are handed out one by one. */
export const indexLock = 7_301_455;

/** Whoever folds downloads into the animations holds it. */
export const downloadFoldLock = 7_301_456;

/** Held by the one process that ranks. Its death frees it. */
export const rankLock = 7_301_457;

/** Whoever makes or drops a partition of events holds it. */
export const partitionLock = 7_301_460;

/** Held by the one process that rolls events up. Its death frees it. */
export const eventRollUpLock = 7_301_461;
