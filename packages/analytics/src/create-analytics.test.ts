import { describe, expect, test, vi } from "vitest";
import type { AnalyticsConfig } from "./analytics-config.ts";
import { createAnalytics } from "./create-analytics.ts";
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
  const told: unknown[] = [];
  const sink: Sink = {
    track: (event, payload, project) => void told.push([event, payload, project]),
    identify: (id, properties) => void told.push([id, properties]),
  };
  return { told, loadSinks: vi.fn(async () => [sink]) };
}

describe("the wrapper", () => {
  test("loads nothing before the first event, and then once; what came before the sinks is told in its order", async () => {
    const { told, loadSinks } = listen();
    const analytics = createAnalytics(config, { window, loadSinks });
    expect(loadSinks).not.toHaveBeenCalled();
    analytics.track("a");
    analytics.identify("mira", { plan: "pro", seats: 3, isOwner: true, list: [1], nothing: null, run() {} });
    analytics.track("b", { item: "x" }, "workflow");
    expect(told).toEqual([]);
    await vi.waitFor(() => expect(told).toHaveLength(3));
    const page = {
      doc_path: "/tags",
      url: "https://site.example/tags?utm_source=post",
      page_title: "Tags",
      utm_source: "post",
    };
    expect(told).toEqual([
      ["a", page, "web"],
      ["mira", { plan: "pro", seats: 3, isOwner: true }],
      ["b", { ...page, item: "x" }, "workflow"],
    ]);
    analytics.track("c");
    expect(told).toHaveLength(4);
    expect(loadSinks).toHaveBeenCalledOnce();
  });

  test.each([
    ["it is disabled", { isEnabled: false }, window, true],
    ["there is no window, on a server", {}, undefined, true],
    ["the visitor does not agree", {}, window, false],
  ])("loads and tells nothing where %s", async (_name, changed, place, isAgreed) => {
    const { told, loadSinks } = listen();
    const services = { window: place, loadSinks, mayMeasure: () => isAgreed };
    const analytics = createAnalytics({ ...config, ...changed }, services);
    analytics.track("a");
    analytics.identify("mira");
    await Promise.resolve();
    expect(loadSinks).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  test("keeps 512 events while it waits, and no more", async () => {
    const { told, loadSinks } = listen();
    const analytics = createAnalytics(config, { window, loadSinks });
    for (let count = 0; count < 600; count++) analytics.track(`event-${count}`);
    await vi.waitFor(() => expect(told).toHaveLength(512));
  });

  test.each([true, false])(
    "swallows what fails, and says it in development only (%s)",
    async (isDevelopment) => {
      const logProblem = vi.fn();
      const { told, loadSinks } = listen();
      loadSinks.mockRejectedValueOnce(new Error("the script was blocked"));
      const analytics = createAnalytics({ ...config, isDevelopment }, { window, loadSinks, logProblem });
      analytics.track("a");
      await vi.waitFor(() => expect(loadSinks).toHaveBeenCalledOnce());
      await new Promise(setImmediate);
      expect(logProblem).toHaveBeenCalledTimes(isDevelopment ? 1 : 0);
      analytics.track("b");
      await vi.waitFor(() => expect(told).toHaveLength(2));

      const broken: Sink = {
        track() {
          throw new Error("no");
        },
        identify() {},
      };
      const other = createAnalytics(
        { ...config, isDevelopment },
        { window, loadSinks: async () => [broken, ...(await loadSinks())], logProblem },
      );
      other.track("c");
      await vi.waitFor(() => expect(told).toHaveLength(3));
      expect(logProblem).toHaveBeenCalledTimes(isDevelopment ? 2 : 0);
    },
  );
});
