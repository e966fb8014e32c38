/** A field of an event that is counted by: the name it has in statistics, and where it is found. */
interface Dimension {
  name: string;
  column: "path" | "referrer_domain" | "user_id" | "file_id" | "item" | "query";
  /** Counts only events without a result. */
  isWithoutResult?: true;
}

/** An invented page or search more must not grow the tables without end. */
export const valuesKept = 1_000;
/** Of animations and profiles more are kept: theirs are the figures of single people. */
export const ownedValuesKept = 10_000;
export const ownedDimensions: readonly string[] = ["file_id", "user_id"];

const of = (column: Dimension["column"]): Dimension => ({ name: column, column });

/**
 * What is counted of which events. Who did something is in none of them: only a profile's own id is, which is what was looked at.
 * Events of other names are counted by their name alone: anybody may invent one.
 */
export const rolledUp: Readonly<Record<string, readonly Dimension[]>> = {
  "page-view": [of("path"), of("referrer_domain")],
  "profile-view": [of("user_id")],
  "file-view": [of("file_id")],
  like: [of("file_id")],
  download: [of("file_id")],
  upload: [of("file_id")],
  publish: [of("file_id")],
  search: [of("query"), { name: "query-without-result", column: "query", isWithoutResult: true }],
  "topnav-click": [of("item")],
  "footer-click": [of("item")],
};
