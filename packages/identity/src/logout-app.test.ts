import { usualDatabase } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedIn } from "./contract.ts";
import { createLogoutApp } from "./logout-app.ts";
import { externalCookie, sessionCookie } from "./session-cookie.ts";
import {
  client,
  goodPassword,
  openTemporaryIdentity,
  testUrls,
  type TemporaryIdentity,
} from "./testing/temporary-identity.ts";

const embedder = "https://host.example";

describe("the logout flow", () => {
  let fixture: TemporaryIdentity;
  let app: ReturnType<typeof createLogoutApp>;
  const addresses = { urls: testUrls, cookieDomain: "zoetrope.example" };
  const { name } = sessionCookie(addresses);
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(usualDatabase);
    app = createLogoutApp({ identity: fixture.identity, addresses, embedderOrigins: [embedder] });
    await fixture.newPerson("lotte@example.org");
  });
  afterAll(() => fixture.remove());

  const signIn = (): Promise<SignedIn> =>
    fixture.identity.signIn({ login: "lotte@example.org", password: goodPassword }, client);
  const get = (address: string, token?: string, origin?: string) =>
    app.request(address.startsWith("/") ? testUrls.accounts + address : address, {
      headers: {
        ...(token === undefined ? {} : { cookie: `${name}=${token}` }),
        ...(origin === undefined ? {} : { origin }),
      },
    });
  const flow = async (token: string, query = "") => {
    const response = await get(`/auth/self-service/logout/browser${query}`, token);
    return (await response.json()) as { logout_url: string };
  };

  it("signs out with the link it gave, clears the cookie and returns to where it may", async () => {
    const { token } = await signIn();
    const { logout_url: url } = await flow(token);
    expect(new URL(url).origin).toBe(testUrls.accounts);
    const response = await get(`${url}&return_to=${encodeURIComponent(`${testUrls.workflow}/bye`)}`, token);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${testUrls.workflow}/bye`);
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Secure-zoetrope-session=; Max-Age=0; Domain=zoetrope\.example; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await fixture.identity.whoami(token)).id).toBe("guest");
  });

  it("answers 401 without a session", async () => {
    for (const token of [undefined, "x".repeat(43)]) {
      const response = await get("/auth/self-service/logout/browser", token);
      expect(response.status).toBe(401);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    }
  });

  it("answers 403 to the link of another session, and to none, and leaves both signed in", async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const { logout_url: theirs } = await flow(other.token);
    for (const url of [
      theirs,
      "/auth/self-service/logout",
      "/auth/self-service/logout?token=",
      `/auth/self-service/logout?token=${mine.token}`,
    ])
      expect((await get(url, mine.token)).status, url).toBe(403);
    for (const { token, userId } of [mine, other])
      expect((await fixture.identity.whoami(token)).id).toBe(userId);
  });

  it("goes on to the return address when the session is over already", async () => {
    const { token } = await signIn();
    const { logout_url: url } = await flow(token);
    await fixture.identity.signOut(token);
    expect((await get(url, token)).status).toBe(303);
  });

  // Attackers' line 3
  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "/%2e%2e//evil.example",
    "/%2f/evil.example",
    "/%252f%252fevil.example",
    "javascript:alert(1)",
    "https://zoetrope.example@evil.example/",
    "https://zoetrope.example.evil.example/",
    "http://zoetrope.example/",
    "/a\r\nset-cookie:x=1",
    "",
  ])("refuses to return to %j at both steps, and signs nobody out", async (address) => {
    const { token } = await signIn();
    const query = `return_to=${encodeURIComponent(address)}`;
    expect((await get(`/auth/self-service/logout/browser?${query}`, token)).status).toBe(400);
    const { logout_url: url } = await flow(token);
    const response = await get(`${url}&${query}`, token);
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect((await fixture.identity.whoami(token)).id).not.toBe("guest");
  });

  it.each([
    ["/de/tags?x=1", `${testUrls.site}/de/tags?x=1`],
    [`${testUrls.site}/`, `${testUrls.site}/`],
    [`${embedder}/page`, `${embedder}/page`],
  ])("returns to %s", async (address, expected) => {
    const { token } = await signIn();
    const { logout_url: url } = await flow(token, `?return_to=${encodeURIComponent(address)}`);
    expect((await get(url, token)).headers.get("location")).toBe(expected);
  });

  it("tells its link only to pages that may embed sign-in", async () => {
    const { token } = await signIn();
    for (const origin of [testUrls.site, testUrls.workflow, embedder]) {
      const { headers } = await get("/auth/self-service/logout/browser", token, origin);
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
    }
    for (const origin of ["https://evil.example", "null", testUrls.assets]) {
      const { headers } = await get("/auth/self-service/logout/browser", token, origin);
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

// Attackers' line 11; ASVS 5.0, 3.3.1 to 3.3.4
describe("the session cookie", () => {
  const local = { ...testUrls, accounts: "http://localhost:3001" };
  it("belongs to one host, or to a parent that is shared, and is bare only where there is no TLS", () => {
    expect(sessionCookie({ urls: testUrls, cookieDomain: null })).toEqual({
      name: "__Host-zoetrope-session",
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: true,
    });
    expect(sessionCookie({ urls: testUrls, cookieDomain: "zoetrope.example" })).toMatchObject({
      name: "__Secure-zoetrope-session",
      domain: "zoetrope.example",
      secure: true,
    });
    expect(sessionCookie({ urls: local, cookieDomain: null })).toEqual({
      name: "zoetrope-session",
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: false,
    });
  });
  it("of a state elsewhere never leaves the accounts host", () => {
    expect(externalCookie({ urls: testUrls, cookieDomain: "zoetrope.example" })).toMatchObject({
      name: "__Host-zoetrope-google",
      secure: true,
    });
  });
});
