/** An invented page or search more must not grow the tables without end. */
export const valuesKept = 1_000;
/** Of animations and profiles more are kept: theirs are the figures of single people. */
const ownedValuesKept = 10_000;

/** A field that events are counted by. It has the name of its column in statistics, too. */
interface Dimension {
  column: "path" | "referrer_domain" | "user_id" | "file_id" | "item";
  /** Names of the events. */
  events: readonly string[];
  valuesKept: number;
}

/**
 * What is counted of which events; searches are counted by themselves. Who did something is in none of them: only a profile's own id
 * is, which is what was looked at. Events of other names are counted by their name alone: anybody may invent one.
 */
export const rolledUp: readonly Dimension[] = [
  { column: "path", events: ["page-view"], valuesKept },
  { column: "referrer_domain", events: ["page-view"], valuesKept },
  { column: "user_id", events: ["profile-view"], valuesKept: ownedValuesKept },
  {
    column: "file_id",
    events: ["file-view", "like", "download", "upload", "publish"],
    valuesKept: ownedValuesKept,
  },
  { column: "item", events: ["topnav-click", "footer-click"], valuesKept },
];

/** How many values of a dimension are kept of an hour, and of a day. */
export const keptOf = (dimension: string): number =>
  rolledUp.find(({ column }) => column === dimension)?.valuesKept ?? valuesKept;
