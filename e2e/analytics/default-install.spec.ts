import { describe, expect, test } from "vitest";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { storedNames, recordRequests, typesOf } from "./recorded-requests.ts";

useBrowser();

const secret = "s3cr3t";
const secrets = `password_reset_token=${secret}&cb_payload=${secret}&auth_errors=${secret}&email=mira%40sol.example`;

const someAnimation = async (): Promise<{ path: string; embed: string }> => {
  const html = await (await fetch(`${hosts.site}/featured-free-animations`)).text();
  const path = /href="(\/animation\/[^"]+)"/.exec(html)?.[1] ?? "";
  return { path, embed: `/embed/${path.slice(-10)}` };
};
const { path: animation, embed } = await someAnimation();

/** One page of every kind. */
const measured: [host: "site" | "workflow", path: string][] = [
  ["site", "/"],
  ["site", "/de"],
  ["site", "/free-animations"],
  ["site", "/free-animations/animals"],
  ["site", "/jp/free-animations/qqzzxxw"],
  ["site", animation],
  ["site", "/featured-free-animations"],
  ["site", "/tags"],
  ["site", "/pricing"],
  ["site", "/platform"],
  ["site", "/supported-features"],
  ["site", "/blog"],
  ["site", "/case-studies"],
  ["site", "/page/privacy-policy"],
  ["site", "/no-such-page"],
  ["workflow", "/"],
  ["workflow", "/people"],
  ["workflow", "/preview"],
  ["workflow", "/no-such-page"],
];
const unmeasured: [host: "site" | "accounts", path: string][] = [
  ["site", embed],
  ["accounts", "/login"],
  ["accounts", "/register"],
  ["accounts", "/reset-password"],
  ["accounts", "/settings"],
  ["accounts", "/mailbox"],
];

const strangers = (asked: readonly string[]) =>
  asked.filter(
    (url) => /^(https?|wss?):/.test(url) && !Object.values<string>(hosts).includes(new URL(url).origin),
  );

describe("a default install", () => {
  test("tells its own collector of pages of every kind, nobody else, and no secret", async () => {
    const page = await openPage({ ignore: /status of 4\d\d|Failed to finish sign-in/ });
    const asked: string[] = [];
    page.context().on("request", (request) => asked.push(request.url(), request.postData() ?? ""));
    const { events } = recordRequests(page.context(), hosts.api);
    for (const [host, path] of measured) {
      const before = events().length;
      await page.goto(`${hosts[host]}${path}?${secrets}#id_token=${secret}`);
      await expect.poll(() => typesOf(events().slice(before)), { message: path }).toContain("page-view");
      expect(events()[before]).toMatchObject({ doc_path: path });
    }
    expect(strangers(asked)).toEqual([]);
    // The address of a page is asked for as it is; what pages ask for afterwards says nothing of it.
    const sent = asked.filter(
      (one) => one.includes("event_type") || new URL(one, hosts.api).origin === hosts.api,
    );
    expect(sent.join("\n")).not.toMatch(new RegExp(`${secret}|sol\\.example`));
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(stored).not.toContain(secret);
  }, 180_000);

  test.each(unmeasured)("loads and tells nothing on %s%s", { tags: "long" }, async (host, path) => {
    const page = await openPage({ baseURL: hosts[host], ignore: /status of 4\d\d/ });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(strangers(asked)).toEqual([]);
    expect(asked.filter((url) => /measur|tracking-sink|jitsu|api\/v1\/event|hit-counter/.test(url))).toEqual(
      [],
    );
  });

  test("sets no cookie, asks no question, and keeps no more than what waits to be sent", async () => {
    const page = await openPage();
    const { events } = recordRequests(page.context(), hosts.api);
    await page.goto("/tags");
    await expect.poll(events).toHaveLength(1);
    expect(await page.locator(".consent-banner").count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(await storedNames(page)).toEqual([]);
  });
});
