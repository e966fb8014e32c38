import type { Figures } from "./figures/figures.ts";

/** What tells visitors apart for a day. None of it is kept. */
export interface Traits {
  /** IP address; empty when nobody knows it. */
  address: string;
  userAgent: string;
}

/** Fields that have columns of their own, because something is counted by them; the rest is `details`. */
export interface EventFields {
  path?: string | undefined;
  referrerDomain?: string | undefined;
  userId?: string | undefined;
  fileId?: string | undefined;
  section?: string | undefined;
  item?: string | undefined;
  query?: string | undefined;
  resultCount?: number | undefined;
}

/** An event whose texts are bounded, well-formed and without NUL: whoever takes events in sees to that. */
export interface NewEvent extends EventFields {
  /** Null where the sender gave none: then the same event in every field, of the same visitor and time, is the same. */
  eventId: string | null;
  name: string;
  happenedAt: Date;
  from: Traits;
  details: Readonly<Record<string, string>>;
}

export interface EventBatch {
  /** Key of the sender: the same visitor is another one to another sender. */
  token: string;
  events: readonly NewEvent[];
}

export interface Stored {
  /** Events that were not there before. */
  stored: number;
}

export interface Hit {
  method: number;
  resourceId: string;
  /** As the browser drew it for this day. */
  visitorId: string;
}

/** From `from` on, before `to`. */
export interface TimeRange {
  from: Date;
  to: Date;
}

export interface HourCount {
  hour: Date;
  count: number;
  visitors: number;
}

export interface RolledUp {
  hours: number;
  events: number;
}

interface Counted {
  /** Name of the events; default: all together. */
  event?: string;
  /** `event`, `path`, `referrer_domain`, `file_id`, `query`, `query-without-result`, `user_id` or `item`. Default: none. */
  dimension?: string;
}

export interface Statistics {
  /**
   * Resolves when the events are durably stored; those that were there already (today or yesterday) are left out.
   * Throws AppError "unavailable" when the database cannot take them: nothing of this batch is to be taken as stored then.
   */
  store(batch: EventBatch): Promise<void>;
  /** Counts a view once for a visitor and a day (UTC). Throws as `store` does. */
  hit(hit: Hit): Promise<void>;
  /** Counts the hours anew that have got events since; null when another process is at it. May be killed at any time. */
  rollUp(): Promise<RolledUp | null>;
  /**
   * Makes room for the days to come and forgets what is over: old events, salts, who has been counted. Hours of more than eight
   * days ago become one row a day, which stays for two years.
   */
  cleanup(): Promise<void>;

  /** Counts by hour, the oldest first; hours without any are left out. */
  hours(range: TimeRange, what?: Counted & { value?: string }): Promise<HourCount[]>;
  /**
   * Values with the highest counts. `visitors`: the sum of its hours. Default limit 20, at most 10,000. An hour keeps the
   * thousand most frequent values of a dimension.
   */
  top(
    range: TimeRange,
    what: Required<Counted> & { limit?: number },
  ): Promise<{ value: string; count: number; visitors: number }[]>;
  /** Visitors of whole days (UTC), the oldest first. */
  days(range: TimeRange): Promise<{ day: string; visitors: number }[]>;
  /** Views of these resources so far; those never seen are left out. */
  hitCounts(method: number, resourceIds: readonly string[]): Promise<Map<string, number>>;
  /** Hands counts that have grown since the last time to `report`, which may get the same twice. */
  reportHits(method: number, report: (counts: ReadonlyMap<string, number>) => Promise<void>): Promise<void>;
  /**
   * What people search for and find, by the first part of the page's path (`areas`; "" for every other), the most visitors of the last
   * thirty days first. Only what several different visitors of one day had in common.
   */
  popularSearches(areas: readonly string[], limit: number): Promise<Map<string, string[]>>;
  /** What is counted, as it is plotted. */
  figures: Figures;
  /** For whoever wants to know what is known of them, and for whoever leaves: events stay, as those of nobody. */
  accountPart: {
    name: string;
    export(userId: string): Promise<unknown>;
    remove(userId: string): Promise<void>;
  };
}
