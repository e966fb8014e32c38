/** What is said of something that was thrown: its message, or the thing itself as text where it is no `Error`. */
export const errorMessage = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** What was thrown, as an `Error`. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
