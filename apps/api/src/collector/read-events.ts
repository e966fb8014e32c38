import { AppError } from "@zoetrope/kit";
import type { EventFields, NewEvent, Traits } from "@zoetrope/statistics";
import { maxLongText, maxShortText, readAddress, readPath, readText } from "./event-text.ts";

const maxEvents = 1_000;
/** Of one event, however deep: as the event library caps them. */
const maxKeys = 1_000;
const maxDepth = 8;
const maxNameCharacters = 100;
const maxCount = 2_147_483_647;

/** A clock may be a little fast; what is said to happen later than that has happened now. */
const maxAheadInMs = 60_000;
/** What was queued for longer says nothing of its time any more. */
const maxBehindInMs = 30 * 86_400_000;

export interface Sender {
  from: Traits;
  /** A server says of whom it tells. */
  mayReportForOthers: boolean;
  receivedAt: Date;
}

type Fields = Record<string, unknown>;

/** The events of a request's body: one, or a list. Throws AppError "bad-request" or "too-large" where it is neither. */
export function readEvents(body: string, sender: Sender): NewEvent[] {
  const parsed = parse(body);
  const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (list.length === 0) throw malformed("no event");
  if (list.length > maxEvents)
    throw new AppError("too-large", "too many events", {
      publicMessage: `A request may carry ${maxEvents} events.`,
    });
  return list.map((event) => readEvent(event, sender));
}

export const malformed = (message: string, cause?: unknown) =>
  new AppError("bad-request", message, { publicMessage: "Send a JSON list of events.", cause });

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw malformed("no JSON", error);
  }
}

function readEvent(event: unknown, { from, mayReportForOthers, receivedAt }: Sender): NewEvent {
  if (!isObject(event)) throw malformed("an event is not an object");
  requireBounded(event);
  // Own fields alone: what an event inherits, nobody has sent.
  const field = (name: string): unknown => (Object.hasOwn(event, name) ? event[name] : undefined);
  const name = field("event_type");
  if (typeof name !== "string" || name.length > maxNameCharacters) throw malformed("an event has no name");
  const known = readText(name, maxNameCharacters);
  if (known === undefined) throw malformed("an event has no name");
  return {
    eventId: readText(field("event_id"), maxShortText) ?? null,
    name: known,
    happenedAt: readTime(field("utc_time"), receivedAt),
    from: mayReportForOthers ? traitsOf(field, from) : from,
    ...readFields(field),
    details: readDetails(field),
  };
}

const readFields = (field: (name: string) => unknown): EventFields => ({
  path: readPath(field("doc_path")),
  referrerDomain: readText(field("referrer_domain"), maxShortText),
  userId: readText(field("user_id"), maxShortText),
  fileId: readText(field("file_id"), maxShortText),
  section: readText(field("section"), maxShortText),
  item: readText(field("item"), maxShortText),
  query: readText(field("query"), maxLongText),
  resultCount: readCount(field("result_count")),
});

const shortDetails = ["element", "emptied_by", "locale", "sort", "type"] as const;
const longDetails = [
  "page_title",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
const addresses = ["url", "referrer"] as const;

/** What else is known of the payload; other fields are dropped. */
function readDetails(field: (name: string) => unknown): Record<string, string> {
  const details: Record<string, string> = {};
  const addField = (name: string, text: string | undefined): void => {
    if (text !== undefined) details[name] = text;
  };
  for (const name of shortDetails) addField(name, readText(field(name), maxShortText));
  for (const name of longDetails) addField(name, readText(field(name), maxLongText));
  for (const name of addresses) addField(name, readAddress(field(name)));
  return details;
}

function readCount(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= maxCount
    ? value
    : undefined;
}

function readTime(value: unknown, receivedAt: Date): Date {
  const time = typeof value === "string" && value.length < maxShortText ? Date.parse(value) : Number.NaN;
  const age = receivedAt.getTime() - time;
  return age >= -maxAheadInMs && age <= maxBehindInMs ? new Date(time) : receivedAt;
}

function traitsOf(field: (name: string) => unknown, from: Traits): Traits {
  const address = readText(field("source_ip"), maxShortText);
  const userAgent = readText(field("user_agent"), maxLongText);
  return address === undefined && userAgent === undefined
    ? from
    : { address: address ?? "", userAgent: userAgent ?? "" };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Counts keys and depth without recursion, which a deep value would bring to its end. */
function requireBounded(event: Fields): void {
  let keys = 0;
  let level: object[] = [event];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw malformed("an event is too deep");
    const next: object[] = [];
    for (const value of level) {
      const values: unknown[] = Object.values(value);
      keys += values.length;
      if (keys > maxKeys) throw malformed("an event has too many fields");
      for (const inner of values) if (typeof inner === "object" && inner !== null) next.push(inner);
    }
    level = next;
  }
}
