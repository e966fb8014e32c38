import { describe, expect, test, vi } from "vitest";
import type { AnalyticsConfig } from "./analytics-config.ts";
import { createAnalytics } from "./create-analytics.ts";
import { createTrackers } from "./create-trackers.ts";
import type { Sink } from "./sinks/sink.ts";

const config: AnalyticsConfig = {
  isEnabled: true,
  isDevelopment: false,
  trackingEndpoint: "https://api.example",
  trackingKey: "key",
  webKey: "",
  workflowKey: "",
};
const window = {
  location: { href: "https://site.example/tags?utm_source=post&cb_payload=secret#x" } as Location,
  document: { title: "Tags", referrer: "" } as Document,
};

function listen() {
  const calls: unknown[] = [];
  const sink: Sink = {
    track: (event, payload, project) => void calls.push([event, payload, project]),
    identify: (id, properties) => void calls.push([id, properties]),
    forget: () => void calls.push("forgotten"),
  };
  return { calls, loadSinks: vi.fn(async () => [sink]) };
}

describe("the wrapper", () => {
  test("loads nothing before the first event, and then once; what came before the sinks is told in its order", async () => {
    const { calls, loadSinks } = listen();
    const analytics = createAnalytics(config, { window, loadSinks });
    expect(loadSinks).not.toHaveBeenCalled();
    analytics.track("a");
    analytics.identify("mira", { plan: "pro", seats: 3, isOwner: true, list: [1], nothing: null, run() {} });
    analytics.track("b", { item: "x" }, "workflow");
    expect(calls).toEqual([]);
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    const page = {
      doc_path: "/tags",
      url: "https://site.example/tags?utm_source=post",
      page_title: "Tags",
      utm_source: "post",
    };
    expect(calls).toEqual([
      ["a", page, "web"],
      ["mira", { plan: "pro", seats: 3, isOwner: true }],
      ["b", { ...page, item: "x" }, "workflow"],
    ]);
    analytics.track("c");
    expect(calls).toHaveLength(4);
    expect(loadSinks).toHaveBeenCalledOnce();
  });

  test.each([
    ["it is disabled", { isEnabled: false }, window, true],
    ["there is no window, on a server", {}, undefined, true],
    ["the visitor does not agree", {}, window, false],
  ])("loads and tells nothing where %s", async (_name, changed, view, isAgreed) => {
    const { calls, loadSinks } = listen();
    const services = { window: view, loadSinks, mayMeasure: () => isAgreed };
    const analytics = createAnalytics({ ...config, ...changed }, services);
    analytics.track("a");
    analytics.identify("mira");
    await Promise.resolve();
    expect(loadSinks).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  test("tells no more than a thousand properties of a person", async () => {
    const { calls, loadSinks } = listen();
    const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`key-${at}`, at]));
    createAnalytics(config, { window, loadSinks }).identify("mira", many);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const [[, properties]] = calls as [[string, object]];
    expect(Object.keys(properties)).toHaveLength(1_000);
  });

  test("keeps 512 events while it waits, and no more", async () => {
    const { calls, loadSinks } = listen();
    const analytics = createAnalytics(config, { window, loadSinks });
    for (let count = 0; count < 600; count++) analytics.track(`event-${count}`);
    await vi.waitFor(() => expect(calls).toHaveLength(512));
  });

  test.each([true, false])(
    "swallows what fails, and says it in development only (%s)",
    async (isDevelopment) => {
      const logProblem = vi.fn();
      const { calls, loadSinks } = listen();
      loadSinks.mockRejectedValueOnce(new Error("the script was blocked"));
      const analytics = createAnalytics({ ...config, isDevelopment }, { window, loadSinks, logProblem });
      analytics.track("a");
      await vi.waitFor(() => expect(loadSinks).toHaveBeenCalledOnce());
      await new Promise(setImmediate);
      expect(logProblem).toHaveBeenCalledTimes(isDevelopment ? 1 : 0);
      analytics.track("b");
      await vi.waitFor(() => expect(calls).toHaveLength(2));

      const broken: Sink = {
        track() {
          throw new Error("no");
        },
        identify() {},
        forget() {},
      };
      const other = createAnalytics(
        { ...config, isDevelopment },
        { window, loadSinks: async () => [broken, ...(await loadSinks())], logProblem },
      );
      other.track("c");
      await vi.waitFor(() => expect(calls).toHaveLength(3));
      expect(logProblem).toHaveBeenCalledTimes(isDevelopment ? 2 : 0);
    },
  );

  test("is ready before the first event when it is asked to load, and not where it may not", async () => {
    const { calls, loadSinks } = listen();
    let isAgreed = false;
    const analytics = createAnalytics(config, { window, loadSinks, mayMeasure: () => isAgreed });
    await analytics.load();
    expect(loadSinks).not.toHaveBeenCalled();
    isAgreed = true;
    await Promise.all([analytics.load(), analytics.load()]);
    expect(loadSinks).toHaveBeenCalledOnce();
    analytics.track("a");
    expect(calls).toHaveLength(1);
  });

  test("tells of a page that has been left as it was", async () => {
    const { calls, loadSinks } = listen();
    const analytics = createAnalytics(config, { window, loadSinks });
    const page = {
      url: "https://site.example/a?email_verification_token=x",
      title: "A",
      referrer: "https://b.example/",
    };
    const { trackPageView } = createTrackers(analytics.of(page));
    trackPageView(page.url);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls).toEqual([
      [
        "page-view",
        {
          doc_path: "/a",
          url: "https://site.example/a",
          page_title: "A",
          element: "page",
          referrer: "https://b.example/",
          referrer_domain: "b.example",
        },
        "web",
      ],
    ]);
  });

  test("forgets what waits when the visitor says no, and says so to who was told", async () => {
    const { calls, loadSinks } = listen();
    const analytics = createAnalytics(config, { window, loadSinks });
    analytics.track("a");
    analytics.forget();
    await analytics.load();
    expect(calls).toEqual([]);
    analytics.forget();
    analytics.identify(null);
    expect(calls).toEqual(["forgotten", [null, {}]]);
  });

  test("after a no and a yes, events are of whoever is signed in by then", async () => {
    const { calls, loadSinks } = listen();
    let isAgreed = true;
    const analytics = createAnalytics(config, { window, loadSinks, mayMeasure: () => isAgreed });
    await analytics.load();
    analytics.identify("mira");
    isAgreed = false;
    analytics.forget();
    analytics.identify(null);
    analytics.identify("bo", { locale: "de" });
    isAgreed = true;
    analytics.track("a");
    analytics.track("b");
    const names = () => calls.map((one) => (Array.isArray(one) ? one[0] : one));
    expect(names()).toEqual(["mira", "forgotten", "bo", "a", "b"]);
    expect(calls[2]).toEqual(["bo", { locale: "de" }]);
    analytics.forget();
    analytics.track("c");
    expect(names().slice(5)).toEqual(["forgotten", "bo", "c"]);
  });

  test("no mail address leaves in a title or a search", async () => {
    const { calls, loadSinks } = listen();
    const searched = {
      ...window,
      document: { title: "mira@sol.example · Zoetrope", referrer: "" } as Document,
    };
    createAnalytics(config, { window: searched, loadSinks }).track("search", {
      query: "mira@sol.example",
      result_count: 0,
    });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.stringify(calls)).not.toContain("mira");
    expect(calls).toMatchObject([["search", { query: "removed", result_count: 0 }, "web"]]);
  });
});
