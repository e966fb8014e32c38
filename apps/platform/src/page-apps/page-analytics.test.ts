import { expect, test } from "vitest";
import { readConfiguration } from "../configuration/configuration.ts";
import { pageAnalytics } from "./page-analytics.ts";

const of = (environment: Record<string, string>) => pageAnalytics(readConfiguration(environment));
const elsewhere = { TRACKING_URL: "https://events.example", TRACKING_KEY: "js.a.b" };

test("a fresh install tells its own collector, and asks nobody beforehand", () => {
  expect(of({})).toEqual({
    trackingEndpoint: "http://localhost:3003",
    trackingKey: "zoetrope-pages",
    webKey: "",
    workflowKey: "",
    tagId: "",
    demandsConsent: false,
    hasOthers: false,
  });
});

test.each<Record<string, string>>([
  elsewhere,
  { AMPLITUDE_WEB_KEY: "a" },
  { AMPLITUDE_WORKFLOW_KEY: "b" },
  { TAG_MANAGER_ID: "GTM-ABC1234" },
])(
  "whoever else hears of it, visitors are told so and asked, unless the operator answers for that: %o",
  (environment) => {
    expect(of(environment)).toMatchObject({ demandsConsent: true, hasOthers: true });
    expect(of({ ...environment, ANALYTICS_CONSENT: "not-required" })).toMatchObject({
      demandsConsent: false,
      hasOthers: true,
    });
  },
);

test("an operator may ask for their own collector as well", () => {
  expect(of({ ANALYTICS_CONSENT: "required" })).toMatchObject({ demandsConsent: true, hasOthers: false });
});

test("the address and the key of a Jitsu stand in place of our own", () => {
  expect(of(elsewhere)).toMatchObject({ trackingEndpoint: "https://events.example", trackingKey: "js.a.b" });
});

test("an operator may have events sent sooner", () => {
  expect(of({ ANALYTICS_FLUSH_INTERVAL_IN_SECONDS: "2" })).toMatchObject({ flushIntervalInMs: 2_000 });
});

test("off is off, whatever else is set", () => {
  expect(of({ ...elsewhere, ANALYTICS: "off", TAG_MANAGER_ID: "GTM-ABC1234" })).toBeNull();
});
