import { circleLottie, ingestRequest } from "@zoetrope/catalog/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

describe("the files of a premium animation", () => {
  let temporary: TemporaryGateway;
  let id = "";
  let soldKeys: string[] = [];
  const people = { none: "", free: "", team: "" };

  beforeAll(async () => {
    temporary = await openTemporaryGateway();
    const { catalog, database, workspaces } = temporary;
    const stored = await catalog.ingest(
      ingestRequest("Golden owl", { isPremium: true, bytes: circleLottie({ width: 323 }) }),
    );
    if ("id" in stored) id = stored.id;
    const { rows } = await database.db.execute<{ key: string }>(sql`select key from animation_files`);
    soldKeys = rows.map(({ key }) => key);
    people.none = await temporary.person();
    for (const plan of ["free", "team"] as const) {
      people[plan] = await temporary.person();
      const { id: workspaceId } = await workspaces.setUpInitial(people[plan]);
      await workspaces.setPlan(workspaceId, plan);
    }
  });
  afterAll(() => temporary.remove());

  const ask = (who: string | null, { path = "/download?format=json", accept = "*/*", method = "GET" } = {}) =>
    temporary.app.request(`${urls.api}/api/v1/animations/${id}${path}`, {
      method,
      headers: { accept, origin: urls.site, ...(who === null ? {} : { authorization: `Bearer ${who}` }) },
    });
  const downloads = async () => (await temporary.catalog.get(id))?.downloads;

  it("are refused with what to do, to guests and to those whose plan does not include them", async () => {
    const guest = await ask(null);
    expect(guest.status).toBe(401);
    expect(guest.headers.get("cache-control")).toBe("no-store");
    expect(guest.headers.get("access-control-allow-origin")).toBe("*");
    expect(await guest.json()).toMatchObject({
      code: "unauthenticated",
      detail: expect.stringContaining("Sign in"),
    });
    for (const who of [people.none, people.free]) {
      const response = await ask(who);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: "forbidden",
        reason: "feature-not-in-plan",
        feature: "premium-animations",
        detail: expect.stringContaining("plan"),
      });
    }
    expect((await ask("nonsense")).status).toBe(401);
    expect(await downloads()).toBe(0);
  });

  it("come under an address of their own to whoever's plan includes them, and are counted", async () => {
    const followed = await ask(people.team);
    expect(followed.status).toBe(302);
    expect(followed.headers.get("location")).toMatch(
      /\/private\/[\w.-]+\/[0-9a-f]{64}\.json\/golden-owl\.json$/,
    );
    const response = await ask(people.team, { accept: "application/json" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { data } = (await response.json()) as { data: { url: string } };
    expect(soldKeys.some((key) => data.url.includes(key))).toBe(true);
  });

  it("are handed over for recolouring without being counted", async () => {
    const { catalog } = temporary;
    await catalog.rank();
    const before = await downloads();
    const response = await ask(people.team, {
      path: "/download?format=dotlottie&purpose=recolour",
      accept: "application/json",
    });
    expect(response.status).toBe(200);
    expect((await ask(people.free, { path: "/download?format=dotlottie&purpose=recolour" })).status).toBe(
      403,
    );
    await catalog.rank();
    expect(await downloads()).toBe(before);
    expect(before).toBe(2);
  });

  it("tell by HEAD whether they may be had, and hand nothing over", async () => {
    const statuses = [];
    for (const who of [null, people.none, people.free, people.team])
      statuses.push((await ask(who, { method: "HEAD" })).status);
    expect(statuses).toEqual([401, 403, 403, 204]);
  });

  it("lead somebody who follows a link to the page that says what to do", async () => {
    const response = await ask(null, { accept: "text/html,application/xhtml+xml" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${urls.site}/animation/golden-owl-${id}#download`);
  });

  it("come with their whole pack to whoever's plan includes them, and to others the free ones", async () => {
    const { catalog } = temporary;
    const askForPack = (who: string | null, method = "GET", slug = "originals") =>
      temporary.app.request(`${urls.api}/api/v1/packs/${slug}/download`, {
        method,
        headers: { accept: "application/json", ...(who === null ? {} : { authorization: `Bearer ${who}` }) },
      });
    const addressFor = async (who: string | null) =>
      ((await (await askForPack(who)).json()) as { data: { url: string } }).data.url;
    await catalog.ingest(ingestRequest("Plain owl", { pack: "originals" }));
    // Who asks without a token, or for what is free alone, is asked nothing.
    const plain = `${urls.assets}/packs/originals.zip`;
    for (const who of [null, people.free, people.team]) expect(await addressFor(who)).toBe(plain);

    await catalog.ingest(
      ingestRequest("Golden bee", {
        pack: "originals",
        isPremium: true,
        bytes: circleLottie({ width: 325 }),
      }),
    );
    const statuses = async (method: string) => {
      const found = [];
      for (const who of [null, "nonsense", people.none, people.free, people.team])
        found.push((await askForPack(who, method)).status);
      return found;
    };
    expect(await statuses("HEAD")).toEqual([204, 401, 403, 403, 204]);
    expect(await statuses("GET")).toEqual([200, 401, 403, 403, 200]);
    expect(await addressFor(null)).toBe(plain);
    const whole = new URL(await addressFor(people.team));
    expect(whole.pathname).toMatch(/^\/private\/pack-originals\.[\w.-]+\/originals\.zip$/);
    expect((await askForPack(people.team)).headers.get("cache-control")).toBe("no-store");
    expect((await askForPack(people.team, "GET", "nothing")).status).toBe(404);
  });

  it("are named by no response", async () => {
    for (const path of ["", "?locale=de", "/related"]) {
      const text = await (await ask(null, { path })).text();
      for (const key of soldKeys) expect(text, path).not.toContain(key);
    }
    for (const path of [
      "/api/v1/animations",
      "/api/v1/animations?type=premium",
      "/api/v1/animations?q=owl&group=none",
    ]) {
      const response = await temporary.app.request(urls.api + path);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain(id);
      for (const key of soldKeys) expect(text, path).not.toContain(key);
    }
    const { data } = (await (await ask(null, { path: "" })).json()) as {
      data: { files: { url: string | null; downloadUrl: string }[] };
    };
    expect(data.files.map(({ url }) => url)).toEqual([null, null, null, null]);
  });
});
