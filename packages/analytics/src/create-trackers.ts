import type { AuthEvent } from "@zoetrope/auth-client";
import type { EntityKind } from "./analytics-config.ts";
import type { Analytics } from "./create-analytics.ts";
import { referrerFields, type EventFields } from "./event-payload.ts";
import { trackingSlug } from "./tracking-slug.ts";

type SearchFields = Required<Pick<EventFields, "query" | "result_count" | "sort" | "type">>;

/** Where an entry was clicked: its section and its own name, as the markup has them. */
interface Click {
  section: string;
  item: string;
  locale: string;
}

/** What the sign-in client reports, as events; a session check is none. */
const eventOfAuth: Partial<Record<AuthEvent["name"], string>> = {
  afterLogin: "login",
  afterLogout: "logout",
  afterRegister: "register",
  modalOpened: "auth-modal-open",
  modalClosed: "auth-modal-close",
};

/** The events of the platform by their names; each once where once is what counts. */
export function createTrackers(analytics: Pick<Analytics, "track" | "readPage">) {
  const { track } = analytics;
  const told = new Set<string>();
  const once = (key: string, tell: () => void): void => {
    if (told.has(key)) return;
    told.add(key);
    tell();
  };
  const pageFields = (): EventFields => {
    const page = analytics.readPage();
    return { element: "page", ...(page === null ? {} : referrerFields(page)) };
  };
  const click = (event: string, { section, item, locale }: Click): void =>
    track(event, { section: trackingSlug(section), item: trackingSlug(item), locale });

  return {
    /** `key`: what makes it another page, its address as a rule. */
    trackPageView: (key: string) => once(`page ${key}`, () => track("page-view", pageFields())),
    /** Pricing belongs to the workflow project. */
    trackPricingView: () => track("pricing-view", pageFields(), "workflow"),
    trackProfileView: (profileId: string) =>
      once(`profile ${profileId}`, () => track("profile-view", { user_id: profileId })),
    /** `element`: where it was seen, a card or a page. */
    trackFileView: (fileId: string, element: string, type: EntityKind = "Animation") =>
      once(`file ${fileId} ${element}`, () => track("file-view", { file_id: fileId, element, type })),
    trackLike: (fileId: string, type: EntityKind = "Animation") => track("like", { file_id: fileId, type }),
    trackDownload: (fileId: string, element: string) =>
      track("download", { file_id: fileId, element, type: "Download counter" satisfies EntityKind }),
    trackUpload: (fileId: string) => track("upload", { file_id: fileId, type: "Animation" }),
    trackPublish: (fileId: string) => track("publish", { file_id: fileId, type: "Animation" }),
    /** The same search with the same results is one search. */
    trackSearch: ({ query, result_count, sort, type }: SearchFields) =>
      once(`search ${JSON.stringify([query, result_count, sort, type])}`, () =>
        track("search", { query, result_count, sort, type }),
      ),
    trackTopnavClick: (entry: Click) => click("topnav-click", entry),
    trackFooterClick: (entry: Click) => click("footer-click", entry),
    trackAuth({ name }: Pick<AuthEvent, "name">): void {
      const event = eventOfAuth[name];
      if (event !== undefined) track(event, { element: "login-modal" });
    },
  };
}

export type Trackers = ReturnType<typeof createTrackers>;
