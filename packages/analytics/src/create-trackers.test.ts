import { expect, test } from "vitest";
import type { Analytics } from "./create-analytics.ts";
import { createTrackers } from "./create-trackers.ts";
import type { PageEvent } from "./events.ts";

function listen(referrer = "") {
  const events: unknown[][] = [];
  const analytics: Pick<Analytics, "track" | "readPage"> = {
    track: (...event) => void events.push(event),
    readPage: () => ({ url: "https://site.example/", title: "Home", referrer }),
  };
  return { events, trackers: createTrackers(analytics) };
}

test("a page is viewed once, with what led there", () => {
  const { events, trackers } = listen("https://news.example/a?password_reset_token=x&b=c");
  trackers.trackPageView("/");
  trackers.trackPageView("/");
  expect(events).toEqual([
    [
      "page-view",
      { element: "page", referrer: "https://news.example/a?b=c", referrer_domain: "news.example" },
    ],
  ]);
  const direct = listen();
  direct.trackers.trackPageView("/");
  expect(direct.events).toEqual([["page-view", { element: "page" }]]);
});

test("pricing is an event of the workflow project", () => {
  const { events, trackers } = listen();
  trackers.trackPricingView();
  expect(events).toEqual([["pricing-view", { element: "page" }, "workflow"]]);
});

test("a profile and a file are viewed once, a file once for each place that shows it", () => {
  const { events, trackers } = listen();
  for (const id of ["a", "a", "b"]) {
    trackers.track({ event: "profile-view", user_id: id });
    trackers.track({ event: "file-view", file_id: id, element: "card" });
    trackers.track({ event: "file-view", file_id: id, element: "page", type: "premium-animation-page" });
  }
  expect(events).toEqual([
    ["profile-view", { user_id: "a" }],
    ["file-view", { file_id: "a", element: "card", type: "Animation" }],
    ["file-view", { file_id: "a", element: "page", type: "premium-animation-page" }],
    ["profile-view", { user_id: "b" }],
    ["file-view", { file_id: "b", element: "card", type: "Animation" }],
    ["file-view", { file_id: "b", element: "page", type: "premium-animation-page" }],
  ]);
});

test("a search counts once for query, number of results, order and type", () => {
  const { events, trackers } = listen();
  const search = { query: "owl", result_count: 8, sort: "relevance", type: "free" };
  const variants = [{}, {}, { query: "moth" }, { result_count: 9 }, { sort: "recent" }, { type: "premium" }];
  for (const variant of variants) trackers.track({ event: "search", ...search, ...variant });
  expect(events).toHaveLength(5);
  expect(events[0]).toEqual(["search", search]);
});

test("likes, downloads, uploads and publications count every time", () => {
  const { events, trackers } = listen();
  const report = () => {
    trackers.track({ event: "like", file_id: "a" });
    trackers.track({ event: "download", file_id: "a", element: "page" });
    trackers.track({ event: "upload", file_id: "a" });
    trackers.track({ event: "publish", file_id: "a" });
  };
  report();
  report();
  const names = ["like", "download", "upload", "publish"];
  expect(events.map(([event]) => event)).toEqual([...names, ...names]);
  expect(events[1]?.[1]).toEqual({ file_id: "a", element: "page", type: "Download counter" });
  expect(events[3]?.[1]).toEqual({ file_id: "a", type: "Animation" });
});

test("an event that nobody has named is counted as nothing", () => {
  const { events, trackers } = listen();
  for (const event of ["collect", "toString", "__proto__"])
    trackers.track({ event, file_id: "a" } as unknown as PageEvent);
  expect(events).toEqual([]);
});

test("clicks in the header and the footer say section, item and language", () => {
  const { events, trackers } = listen();
  const click = (event: "topnav-click" | "footer-click", section: string, item: string, locale: string) =>
    trackers.track({ event, section, item, locale });
  click("topnav-click", "Integrations", "After Effects", "ja-JP");
  click("footer-click", "Über uns", "GIF & MP4", "de");
  expect(events).toEqual([
    ["topnav-click", { section: "integrations", item: "after-effects", locale: "ja-JP" }],
    ["footer-click", { section: "uber-uns", item: "gif-mp4", locale: "de" }],
  ]);
  expect(() => click("footer-click", "x", " \n", "de")).toThrow("Item parameter must be a non-empty string");
});

test("what the sign-in client reports becomes events of its modal; a session check is none", () => {
  const { events, trackers } = listen();
  const names = ["afterLogin", "afterLogout", "afterRegister", "modalOpened", "modalClosed", "sessionCheck"];
  for (const name of names) trackers.trackAuth({ name } as Parameters<typeof trackers.trackAuth>[0]);
  expect(events).toEqual(
    ["login", "logout", "register", "auth-modal-open", "auth-modal-close"].map((event) => [
      event,
      { element: "login-modal" },
    ]),
  );
});
