import type { AuthEvent } from "@zoetrope/auth-client";
import type { Analytics } from "./create-analytics.ts";
import { referrerFields, type EventFields } from "./event-payload.ts";
import { ruleOf, type EventName, type Events, type PageEvent } from "./events.ts";
import { trackingSlug } from "./tracking-slug.ts";

/** What the sign-in client reports, as events; a session check is none. */
const eventOfAuth: Partial<Record<AuthEvent["name"], EventName>> = {
  afterLogin: "login",
  afterLogout: "logout",
  afterRegister: "register",
  modalOpened: "auth-modal-open",
  modalClosed: "auth-modal-close",
};

/** Tells of events as their table has them (events.ts); each once where once is what counts. */
export function createTrackers(analytics: Pick<Analytics, "track" | "readPage">) {
  const tracked = new Set<string>();
  const once = (key: string, report: () => void): void => {
    if (tracked.has(key)) return;
    tracked.add(key);
    report();
  };
  function send<Name extends EventName>(name: Name, given: Events[Name]): void {
    const rule = ruleOf(name);
    // What nobody has named is nothing that could be counted.
    if (rule === null) return;
    const fields: EventFields = { ...rule.fields, ...given };
    for (const slug of ["section", "item"] as const) {
      const text = fields[slug];
      if (text !== undefined) fields[slug] = trackingSlug(text);
    }
    const report = () => analytics.track(name, fields, ...(rule.project === undefined ? [] : [rule.project]));
    if (rule.onceFor === undefined) report();
    else once(JSON.stringify([name, ...rule.onceFor.map((field) => given[field])]), report);
  }
  const pageFields = (): EventFields => {
    const page = analytics.readPage();
    return { element: "page", ...(page === null ? {} : referrerFields(page)) };
  };

  return {
    track({ event, ...fields }: PageEvent): void {
      send(event, fields);
    },
    /** `key`: what makes it another page, its address as a rule. */
    trackPageView: (key: string) => once(`page ${key}`, () => send("page-view", pageFields())),
    trackPricingView: () => send("pricing-view", pageFields()),
    trackAuth({ name }: Pick<AuthEvent, "name">): void {
      const event = eventOfAuth[name];
      if (event !== undefined) send(event, { element: "login-modal" });
    },
  };
}

export type Trackers = ReturnType<typeof createTrackers>;
