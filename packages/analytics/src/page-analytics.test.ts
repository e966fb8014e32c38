import { expect, test } from "vitest";
import { analyticsSources, type AnalyticsSettings } from "./page-analytics.ts";

const own: AnalyticsSettings = {
  trackingEndpoint: "https://api.example",
  trackingKey: "key",
  webKey: "",
  workflowKey: "",
  tagId: "",
  demandsConsent: false,
  hasOthers: false,
};

test("a page that measures nothing, or for this platform alone, needs nobody else", () => {
  const none = { scripts: [], connections: [], pictures: [], frames: [] };
  expect(analyticsSources(null)).toEqual(none);
  expect(analyticsSources(own)).toEqual({ ...none, connections: ["https://api.example"] });
});

test("hosts of others come with their keys", () => {
  const events = ["https://api2.amplitude.com", "https://sr-client-cfg.amplitude.com"];
  expect(analyticsSources({ ...own, workflowKey: "k" }).connections).toEqual([
    "https://api.example",
    ...events,
  ]);
  const tags = ["https://www.googletagmanager.com"];
  const withTags = {
    scripts: tags,
    pictures: tags,
    frames: tags,
    connections: ["https://api.example", ...tags],
  };
  expect(analyticsSources({ ...own, tagId: "GTM-ABC1234" })).toEqual(withTags);
  expect(analyticsSources({ ...own, tagId: "GTM-ABC1234", demandsConsent: true })).toEqual({
    ...withTags,
    frames: [],
  });
});
