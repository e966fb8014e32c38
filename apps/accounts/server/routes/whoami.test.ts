import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createWhoami } from "./whoami.ts";

const lotte = {
  id: "1anm45gklhimkd48z0rw",
  username: "lotte",
  email: "lotte@example.org",
  avatarUrl: null,
  firstName: "Lötte",
  lastName: null,
};
const site = "https://zoetrope.example";

let close = () => {};
afterEach(() => close());

/** What a listener of Node's has of it. */
async function serve(whoami = vi.fn(async (_token: string | null) => lotte)) {
  const logger = { error: vi.fn(), warn: vi.fn() };
  const { handle } = createWhoami({ identity: { whoami }, cookieName: "session", origins: [site], logger });
  const server = createServer((request, response) => {
    if (!handle(request, response, ["X-Content-Type-Options", "nosniff"], "an-id"))
      response.writeHead(418).end();
  }).listen(0);
  await once(server, "listening");
  close = () => server.close();
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, options);
  return { ask, whoami, logger };
}

describe("whoami before any framework", () => {
  it("answers with the headers of the platform and its own", async () => {
    const { ask, whoami } = await serve();
    const response = await ask("/user/v2/whoami?utm_source=x", {
      headers: { cookie: "other=1; session=token; more=2", origin: site },
    });
    expect(await response.json()).toEqual(lotte);
    expect(whoami).toHaveBeenCalledWith("token");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      vary: "Origin, Cookie",
      "access-control-allow-origin": site,
      "access-control-allow-credentials": "true",
      "x-content-type-options": "nosniff",
      "x-request-id": "an-id",
    });
  });

  it("lets no page of a stranger read it", async () => {
    const { ask } = await serve();
    const response = await ask("/user/v2/whoami", { headers: { origin: "https://stranger.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("vary")).toBe("Origin, Cookie");
  });

  it.each([
    ["POST", "/user/v2/whoami"],
    ["OPTIONS", "/user/v2/whoami"],
    ["GET", "/user/v2/whoami/more"],
    ["GET", "/user/v2/whoamis"],
    ["GET", "/login"],
  ])("leaves %s %s to the app", async (method, path) => {
    const { ask, whoami } = await serve();
    expect((await ask(path, { method })).status).toBe(418);
    expect(whoami).not.toHaveBeenCalled();
  });

  it("says that something failed, without a word of what it was, and logs it", async () => {
    const { ask, logger } = await serve(vi.fn(() => Promise.reject(new Error("secret detail"))));
    const response = await ask("/user/v2/whoami", { headers: { origin: site } });
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("access-control-allow-origin")).toBe(site);
    expect(await response.text()).not.toContain("secret");
    expect(logger.error).toHaveBeenCalledOnce();
  });
});
