/** A value of a document, for a sentence about it. */
export const shownValue = (value: unknown): string =>
  typeof value === "string" || typeof value === "number"
    ? String(value)
    : value === undefined
      ? "–"
      : JSON.stringify(value);
