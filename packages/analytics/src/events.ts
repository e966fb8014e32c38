import type { EntityKind, EventProject } from "./analytics-config.ts";
import type { EventFields } from "./event-payload.ts";

type PageFields = Pick<EventFields, "element" | "referrer" | "referrer_domain">;
type Click = Required<Pick<EventFields, "section" | "item" | "locale">>;
type OfAuth = { element: "login-modal" };

/** Every event of the platform, and what whoever tells of it says. */
export interface Events {
  "page-view": PageFields;
  "pricing-view": PageFields;
  "profile-view": { user_id: string };
  "file-view": { file_id: string; element: string; type?: EntityKind };
  like: { file_id: string; type?: EntityKind };
  download: { file_id: string; element: string };
  upload: { file_id: string };
  publish: { file_id: string };
  search: Required<Pick<EventFields, "query" | "result_count" | "sort" | "type">> &
    Pick<EventFields, "emptied_by">;
  "topnav-click": Click;
  "footer-click": Click;
  login: OfAuth;
  logout: OfAuth;
  register: OfAuth;
  "auth-modal-open": OfAuth;
  "auth-modal-close": OfAuth;
}

export type EventName = keyof Events;

/** An event with what it says, as parts of a page tell of it. */
export type PageEvent = { [Name in EventName]: { event: Name } & Events[Name] }[EventName];

/** A field that events are counted by; the statistics have a column of its name. */
export type CountedField = "path" | "referrer_domain" | "user_id" | "file_id" | "item";

interface EventRule<Name extends EventName = EventName> {
  /** Said of each, unless whoever tells says otherwise. */
  fields?: EventFields;
  /** Those that say the same in these fields are one, for as long as the page is there. Default: each counts. */
  onceFor?: readonly (keyof Events[Name])[];
  /** Of event analytics. Default: web. */
  project?: EventProject;
  /** What the figures count it by, besides its name. Default: nothing. */
  countedBy?: readonly CountedField[];
}

const ofAnimation = { type: "Animation" } as const;
const ofFile = { fields: ofAnimation, countedBy: ["file_id"] } as const;

/** What is done with each event, in the page and in the figures. */
export const events = {
  "page-view": { countedBy: ["path", "referrer_domain"] },
  "pricing-view": { project: "workflow" },
  "profile-view": { onceFor: ["user_id"], countedBy: ["user_id"] },
  "file-view": { ...ofFile, onceFor: ["file_id", "element"] },
  like: ofFile,
  download: { fields: { type: "Download counter" satisfies EntityKind }, countedBy: ["file_id"] },
  upload: ofFile,
  publish: ofFile,
  search: { onceFor: ["query", "result_count", "sort", "type"] },
  "topnav-click": { countedBy: ["item"] },
  "footer-click": { countedBy: ["item"] },
  login: {},
  logout: {},
  register: {},
  "auth-modal-open": {},
  "auth-modal-close": {},
} as const satisfies { [Name in EventName]: EventRule<Name> };

/** Null for a name that is none of the platform's: a page may be older or newer than what measures it. */
export const ruleOf = <Name extends EventName>(name: Name): EventRule<Name> | null =>
  Object.hasOwn(events, name) ? (events[name] as EventRule<Name>) : null;
