import { describe, expect, test } from "vitest";
import type { AnalyticsConfig } from "../analytics-config.ts";
import type { Opened } from "../testing/page-entry.ts";
import { run, usePages, type ReceivedRequest } from "../testing/use-pages.ts";

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
  const sentTo = (received: ReceivedRequest[]) =>
    received
      .filter(({ address }) => address.hostname.startsWith("api"))
      .flatMap(({ body }) => {
        const { api_key: key, events } = body as { api_key: string; events: Record<string, unknown>[] };
        return events.map((event) => ({ key, event }));
      });

  test("takes events in the web project and pricing in the workflow project, and collects nothing by itself", async () => {
    const { page, received } = await pages.open({ address: "/pricing?password_reset_token=secret" });
    await run(page, projects, (opened) => {
      opened.trackPageView("/pricing");
      opened.trackPricingView();
    });
    await expect.poll(() => sentTo(received)).toHaveLength(2);
    const events = sentTo(received);
    expect(new Map(events.map(({ key, event }) => [key, event["event_type"]]))).toEqual(
      new Map([
        ["web-key", "page-view"],
        ["workflow-key", "pricing-view"],
      ]),
    );
    expect(JSON.stringify(received)).not.toContain("secret");
  });

  test("only texts, numbers and truth values of a person are forwarded", async () => {
    const { page, received } = await pages.open();
    await run(page, projects, (opened) =>
      opened.identify("mira", { plan: "pro", seats: 3, isOwner: true, files: ["a"], nothing: null }),
    );
    await expect.poll(() => sentTo(received)).toHaveLength(2);
    for (const { event } of sentTo(received))
      expect(event).toMatchObject({
        user_id: "mira",
        user_properties: { $set: { plan: "pro", seats: 3, isOwner: true } },
      });
    expect(JSON.stringify(received)).not.toContain('"files"');
  });

  test("sends once a second and 30 at most in one batch; a session ends after 30 minutes without an event", async () => {
    const { page, received } = await pages.open();
    const batches = () =>
      received
        .filter(({ address }) => address.hostname.startsWith("api"))
        .map(({ body }) => (body as { events: { event_type: string; session_id: number }[] }).events);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.evaluate(`globalThis.opened = open(${JSON.stringify(projects)})`);
    const like = (count: number) =>
      page.evaluate((times) => {
        const { opened } = globalThis as unknown as { opened: Opened };
        for (let index = 0; index < times; index++) opened.trackLike(String(index));
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
    const { page, received } = await pages.open({ answer: () => ({ status: 500 }) });
    const attempts = () => received.filter(({ address }) => address.hostname.startsWith("api")).length;
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

  /** When the batches were sent, by the clock of the page. */
  const momentsOf = (received: ReceivedRequest[]) =>
    received
      .filter(({ address }) => address.hostname.startsWith("api"))
      .map(({ body }) => Date.parse((body as { client_upload_time: string }).client_upload_time));
  const waits = (moments: number[]) => moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));

  test.each([
    ["waits a second longer after each attempt", () => ({ status: 500 }), [1_000, 1_000, 2_000, 3_000]],
    [
      "lets half a minute pass when it is told that there are too many",
      () => ({ status: 429, json: { code: 429, error: "Too many requests", throttled_events: [0] } }),
      [30_000, 30_000, 30_000, 30_000],
    ],
  ])("%s", async (_name, answer, least) => {
    const { page, received } = await pages.open({ answer });
    await page.clock.install();
    await run(page, { ...projects, workflowKey: "" }, (opened) => opened.trackLike("a"));
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          return momentsOf(received).length;
        },
        { timeout: 30_000, interval: 5 },
      )
      .toBe(5);
    // At least: the clock goes on while an answer is under way.
    for (const [at, wait] of waits(momentsOf(received)).entries())
      expect(wait).toBeGreaterThanOrEqual(least[at] ?? Infinity);
  });

  const isRemote = ({ hostname }: URL): boolean => hostname.startsWith("sr-client-cfg");
  const remote = (autocapture: unknown) => ({
    json: { configs: { analyticsSDK: { browserSDK: { autocapture } } } },
  });

  test("asks each project for its settings with its key and its session, and lets none make it collect by itself", async () => {
    const { page, received } = await pages.open({
      address: "/tags?password_reset_token=secret",
      answer: (_count, address) => (isRemote(address) ? remote(true) : {}),
    });
    await page.clock.install();
    await run(page, projects, (opened) => {
      opened.trackLike("a");
      opened.trackPricingView();
    });
    const asked = () => received.map(({ address }) => address).filter(isRemote);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return sentTo(received);
      })
      .toHaveLength(2);
    expect(
      asked()
        .map(({ searchParams }) => String(searchParams.get("api_key")))
        .toSorted(),
    ).toEqual(["web-key", "workflow-key"]);
    expect(new Set(asked().map(({ searchParams }) => searchParams.get("session_id")))).toEqual(
      new Set(sentTo(received).map(({ event }) => String(event["session_id"]))),
    );
    await page.evaluate(() => document.body.click());
    await page.clock.runFor(31 * 60_000);
    expect(JSON.stringify(received)).not.toMatch(/secret|Page Viewed|Clicked|session_start/);
  });

  test("counts sessions where the project says so", async () => {
    const { page, received } = await pages.open({
      answer: (_count, address) => (isRemote(address) ? remote({ sessions: true, pageViews: true }) : {}),
    });
    const types = () => sentTo(received).map(({ event }) => event["event_type"]);
    const pass = async () => {
      await page.clock.runFor(1_000);
      return types();
    };
    await page.clock.install();
    await page.evaluate(`globalThis.opened = open(${JSON.stringify({ ...projects, workflowKey: "" })})`);
    const like = () =>
      page.evaluate(() => (globalThis as unknown as { opened: Opened }).opened.trackLike("a"));
    await like();
    await expect.poll(pass).toEqual(["like"]);
    await page.clock.runFor(31 * 60_000);
    await like();
    await expect
      .poll(async () => (await pass()).map(String).toSorted())
      .toEqual(["like", "like", "session_end", "session_start"]);
  });

  test("waits five seconds for a project's settings, and sends events meanwhile", async () => {
    const { page, received } = await pages.open({
      answer: (_count, address) => (isRemote(address) ? new Promise(() => {}) : {}),
    });
    const given: string[] = [];
    page.on("requestfailed", (request) => given.push(new URL(request.url()).hostname));
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await run(page, { ...projects, workflowKey: "" }, (opened) => opened.trackLike("a"));
    await expect.poll(() => received.some(({ address }) => isRemote(address))).toBe(true);
    await page.clock.runFor(4_900);
    await expect.poll(() => sentTo(received)).toHaveLength(1);
    expect(given).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => given).toEqual(["sr-client-cfg.amplitude.com"]);
  });

  test("a no ends it: what waits is neither sent nor kept, the cookie goes, and a yes is of somebody else", async () => {
    let status = 500;
    const { page, received } = await pages.open({ answer: () => ({ status }) });
    await page.clock.install();
    await page.evaluate(`globalThis.opened = open(${JSON.stringify({ ...projects, workflowKey: "" })})`);
    const like = (id: string) =>
      page.evaluate((liked) => (globalThis as unknown as { opened: Opened }).opened.trackLike(liked), id);
    const kept = async () => [
      ...(await pages.context().cookies()).map(({ name }) => name),
      ...(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("unsent")))),
    ];
    const pass = () => page.clock.runFor(500);
    await like("a");
    await expect.poll(() => pass().then(() => sentTo(received).length)).toBe(1);
    expect(await kept()).toEqual(["AMP_web-key", "AMP_unsent_web-key"]);

    await like("b");
    await page.evaluate(() => (globalThis as unknown as { opened: Opened }).opened.forget());
    await expect.poll(kept).toEqual([]);
    status = 200;
    await page.clock.runFor(60_000);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await page.clock.runFor(60_000);
    expect(sentTo(received)).toHaveLength(1);
    expect(await kept()).toEqual([]);

    await like("c");
    await expect.poll(() => pass().then(() => sentTo(received).length)).toBe(2);
    const [before, after] = sentTo(received).map(({ event }) => event);
    expect(after).toMatchObject({ event_properties: { file_id: "c" } });
    expect(after?.["device_id"]).not.toBe(before?.["device_id"]);
  });
});
