import { describe, expect, test } from "vitest";
import type { AnalyticsConfig } from "../analytics-config.ts";
import type { Opened } from "../testing/page-entry.ts";
import { run, usePages, type Heard } from "../testing/use-pages.ts";

const pages = usePages();
const projects: AnalyticsConfig = {
  isEnabled: true,
  isDevelopment: false,
  trackingEndpoint: "",
  trackingKey: "",
  webKey: "web-key",
  workflowKey: "workflow-key",
};

describe("event analytics", () => {
  const sentTo = (heard: Heard[]) =>
    heard
      .filter(({ address }) => address.hostname.startsWith("api"))
      .flatMap(({ body }) => {
        const { api_key: key, events } = body as { api_key: string; events: Record<string, unknown>[] };
        return events.map((event) => ({ key, event }));
      });

  test("takes events in the web project and pricing in the workflow project, and collects nothing by itself", async () => {
    const { page, heard } = await pages.open({ address: "/pricing?password_reset_token=secret" });
    await run(page, projects, (opened) => {
      opened.trackPageView("/pricing");
      opened.trackPricingView();
    });
    await expect.poll(() => sentTo(heard)).toHaveLength(2);
    const events = sentTo(heard);
    expect(new Map(events.map(({ key, event }) => [key, event["event_type"]]))).toEqual(
      new Map([
        ["web-key", "page-view"],
        ["workflow-key", "pricing-view"],
      ]),
    );
    expect(JSON.stringify(heard)).not.toContain("secret");
  });

  test("only texts, numbers and truth values of a person are forwarded", async () => {
    const { page, heard } = await pages.open();
    await run(page, projects, (opened) =>
      opened.identify("mira", { plan: "pro", seats: 3, isOwner: true, files: ["a"], nothing: null }),
    );
    await expect.poll(() => sentTo(heard)).toHaveLength(2);
    for (const { event } of sentTo(heard))
      expect(event).toMatchObject({
        user_id: "mira",
        user_properties: { $set: { plan: "pro", seats: 3, isOwner: true } },
      });
    expect(JSON.stringify(heard)).not.toContain('"files"');
  });

  test("sends once a second and 30 at most in one batch; a session ends after 30 minutes without an event", async () => {
    const { page, heard } = await pages.open();
    const batches = () =>
      heard
        .filter(({ address }) => address.hostname.startsWith("api"))
        .map(({ body }) => (body as { events: { event_type: string; session_id: number }[] }).events);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.evaluate(`globalThis.opened = open(${JSON.stringify(projects)})`);
    const like = (count: number) =>
      page.evaluate((times) => {
        const { opened } = globalThis as unknown as { opened: Opened };
        for (let place = 0; place < times; place++) opened.trackLike(String(place));
      }, count);
    await like(1);
    const sent = async (count: number) => {
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return batches().flat().length;
        })
        .toBe(count);
    };
    await page.clock.runFor(900);
    expect(batches()).toEqual([]);
    await sent(1);
    await like(31);
    await sent(32);
    expect(Math.max(...batches().map((events) => events.length))).toBe(30);

    const sessions = () => [
      ...new Set(batches().flatMap((events) => events.map((event) => event.session_id))),
    ];
    await page.clock.runFor(29 * 60_000);
    await like(1);
    await sent(33);
    expect(sessions()).toHaveLength(1);
    await page.clock.runFor(31 * 60_000);
    await like(1);
    await sent(34);
    expect(sessions()).toHaveLength(2);
  });

  test("gives up after five attempts", async () => {
    const { page, heard } = await pages.open({ answer: () => ({ status: 500 }) });
    const attempts = () => heard.filter(({ address }) => address.hostname.startsWith("api")).length;
    await page.clock.install();
    await run(page, { ...projects, workflowKey: "" }, (opened) => opened.trackLike("a"));
    await expect
      .poll(async () => {
        await page.clock.runFor(60_000);
        return attempts();
      })
      .toBe(5);
    await page.clock.runFor(600_000);
    expect(attempts()).toBe(5);
  });
});
