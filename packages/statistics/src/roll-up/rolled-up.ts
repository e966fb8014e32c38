import { events, ruleOf, type CountedField, type EventName } from "@zoetrope/analytics/events";

/** An invented page or search more must not grow the tables without end. */
export const maxValues = 1_000;
/** Of animations and profiles more are kept: theirs are the figures of single people. */
const maxOwnedValues = 10_000;

/** A field that events are counted by. It has the name of its column in statistics, too. */
interface Dimension {
  column: CountedField;
  events: readonly EventName[];
  maxValues: number;
}

const maxByField: Record<CountedField, number> = {
  path: maxValues,
  referrer_domain: maxValues,
  user_id: maxOwnedValues,
  file_id: maxOwnedValues,
  item: maxValues,
};

/**
 * What is counted of which events, as their table says; searches are counted by themselves. Who did something is in none of them: only a
 * profile's own id is, which is what was looked at. Events of other names are counted by their name alone: anybody may invent one.
 */
export const rolledUp: readonly Dimension[] = (Object.keys(maxByField) as CountedField[]).map((column) => ({
  column,
  events: (Object.keys(events) as EventName[]).filter((name) => ruleOf(name)?.countedBy?.includes(column)),
  maxValues: maxByField[column],
}));

/** How many values of a dimension are kept of an hour, and of a day. */
export const maxValuesOf = (dimension: string): number =>
  rolledUp.find(({ column }) => column === dimension)?.maxValues ?? maxValues;
