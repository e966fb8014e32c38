import { createLogger, type HostUrls } from "@zoetrope/kit";
import { describe, expect, it } from "vitest";
import { createAccountsApp } from "./index.ts";

const urls: HostUrls = {
  site: "https://zoetrope.example",
  accounts: "https://accounts.zoetrope.example",
  workflow: "https://workflow.zoetrope.example",
  api: "https://api.zoetrope.example",
  assets: "https://assets.zoetrope.example",
};
const app = createAccountsApp({ urls, logger: createLogger({ level: "silent" }) });
const whoami = (origin: string, method = "GET") =>
  app.request("/user/v2/whoami", {
    method,
    headers: { origin, ...(method === "OPTIONS" ? { "access-control-request-method": "GET" } : {}) },
  });

describe("whoami", () => {
  it("says guest to a page of ours, with credentials allowed, and is kept by no cache", async () => {
    const response = await whoami(urls.site);
    expect(await response.json()).toEqual({ id: "guest", username: null, email: null, avatarUrl: null });
    expect(response.headers.get("access-control-allow-origin")).toBe(urls.site);
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("vary")).toContain("Origin");
  });

  it("answers the preflight of the workflow app", async () => {
    const response = await whoami(urls.workflow, "OPTIONS");
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(urls.workflow);
  });

  it.each(["https://stranger.example", "https://zoetrope.example.evil.example", "null", urls.assets])(
    "lets no page of %s read the answer",
    async (origin) => {
      expect((await whoami(origin)).headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});

it("leads from an unknown address back to the site, as a page that runs nothing", async () => {
  const response = await app.request("/no/such-place");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain(`<a href="${urls.site}">`);
  expect(html).toContain('<html lang="en">');
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});
