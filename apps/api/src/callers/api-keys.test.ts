import {
  apiKeysOperation,
  createApiKeyOperation,
  endApiKeyOperation,
  rotateApiKeyOperation,
} from "@zoetrope/gateway-client";
import { circleLottie } from "@zoetrope/workspaces/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codes, openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";
import { maxKeyRequests } from "./caller.ts";
import { maxInvalidKeys } from "./invalid-key-limit.ts";

const everyScope = ["library:read", "files:read", "files:write", "publish"];
const words = { title: "Owl at night", tags: ["owl"], licence: "CC-BY-4.0" };

describe("a program with an API key", () => {
  let gateway: TemporaryGateway;
  let mira = "";
  let studio = "";
  let elsewhere = "";
  let clock = 1_000_000;

  const ask = (path: string, token: string | null, init: RequestInit = {}) =>
    gateway.app.request(urls.api + path, {
      ...init,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  const make = async (scopes = everyScope, workspaceId = studio): Promise<string> =>
    (await gateway.workspaces.createApiKey(mira, { workspaceId, name: "CI", scopes, lifetimeInDays: null }))
      .secret;
  const upload = async (token: string, query = "") => {
    const body = new FormData();
    body.set("file", new File([Buffer.from(circleLottie())], "Owl.json"));
    return ask(`/api/v1/files${query}`, token, { method: "POST", body });
  };
  const publish = (token: string, id: string, body: unknown = words) =>
    ask(`/api/v1/files/${id}/publication`, token, {
      method: "PUT",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });

  beforeAll(async () => {
    gateway = await openTemporaryGateway({ now: () => clock });
    mira = await gateway.person();
    studio = (await gateway.workspaces.create(mira, "Studio")).id;
    elsewhere = (await gateway.workspaces.create(mira, "Elsewhere")).id;
    for (const id of [studio, elsewhere]) await gateway.workspaces.setPlan(id, "team");
  });
  afterAll(() => gateway.remove());

  it("uploads, finds, publishes, takes back and deletes a file of its workspace", async () => {
    const key = await make();
    const uploaded = await upload(key);
    expect(uploaded.status).toBe(201);
    const { data: file } = await uploaded.json();
    expect(file).toMatchObject({ workspaceId: studio, name: "Owl", state: "DRAFT", publication: null });
    const listed = await (await ask("/api/v1/files?q=owl&state=draft", key)).json();
    expect(listed).toMatchObject({ total: 1, links: { next: null }, data: [{ id: file.id }] });
    const published = await publish(key, file.id);
    expect(published.status).toBe(200);
    const { publication } = (await published.json()).data;
    expect(publication).toMatchObject({
      ...words,
      pageUrl: expect.stringContaining(`/animation/owl-at-night-${publication.animationId}`),
    });
    expect((await ask(`/api/v1/animations/${publication.animationId}`, null)).status).toBe(200);
    const one = await (await ask(`/api/v1/files/${file.id}`, key)).json();
    expect(one.data).toMatchObject({ state: "PUBLISHED", publication: { title: "Owl at night" } });
    const back = await ask(`/api/v1/files/${file.id}/publication`, key, { method: "DELETE" });
    expect((await back.json()).data).toMatchObject({ state: "DRAFT", publication: null });
    const gone = await ask(`/api/v1/files/${file.id}`, key, { method: "DELETE" });
    expect([gone.status, await gone.text()]).toEqual([204, ""]);
    expect((await ask(`/api/v1/files/${file.id}`, key)).status).toBe(404);
  });

  it("goes through its files page by page", async () => {
    const key = await make(everyScope, elsewhere);
    for (let count = 0; count < 3; count += 1) expect((await upload(key)).status).toBe(201);
    const seen: string[] = [];
    let last = { prev: "" };
    for (let next: string | null = `${urls.api}/api/v1/files?pageSize=2`; next !== null;) {
      const response = await ask(next.slice(urls.api.length), key);
      const { data, links } = await response.json();
      seen.push(...data.map(({ id }: { id: string }) => id));
      const named = [
        ...(links.next === null ? [] : [`<${links.next}>; rel="next"`]),
        ...(links.prev === null ? [] : [`<${links.prev}>; rel="prev"`]),
      ];
      expect(response.headers.get("link")).toBe(named.join(", "));
      [next, last] = [links.next, links];
    }
    expect(new Set(seen).size).toBe(3);
    const back = await (await ask(last.prev.slice(urls.api.length), key)).json();
    expect(back.data.map(({ id }: { id: string }) => id)).toEqual(seen.slice(0, 2));
    expect(back.links.prev).toBeNull();
    expect((await (await ask(back.links.next.slice(urls.api.length), key)).json()).data).toHaveLength(1);
    for (const [query, parameter] of [
      ["state=gone", "state"],
      ["pageSize=101", "pageSize"],
      ["first=3", "first"],
    ])
      expect(await (await ask(`/api/v1/files?${query}`, key)).json()).toMatchObject({ parameter });
    for (const query of ["after=nonsense", "before=nonsense", "after=1/a&before=1/a"])
      expect((await ask(`/api/v1/files?${query}`, key)).status).toBe(400);
  });

  it("runs the operations of the gateway on its files, and none that takes a person", async () => {
    const key = await make();
    const { data: file } = await (await upload(key)).json();
    const workspaces = await gateway.run(key, "{ workspaces { id files { files { id } } } }");
    expect(workspaces.data).toMatchObject({
      workspaces: [{ id: studio, files: { files: [{ id: file.id }] } }],
    });
    const renamed = await gateway.run(
      key,
      'mutation ($id: ID!) { renameFile(id: $id, name: "Fox") { name } }',
      {
        id: file.id,
      },
    );
    expect(renamed.data).toEqual({ renameFile: { name: "Fox" } });
    for (const query of [
      `{ workspace(id: "${studio}") { members { email } } }`,
      `{ apiKeys(workspaceId: "${studio}") { id } }`,
      "{ publicFiles { totalCount } }",
      "{ invitations { id } }",
      `mutation { renameWorkspace(id: "${studio}", name: "Mine") { id } }`,
      `mutation { createApiKey(workspaceId: "${studio}", name: "More", scopes: ["publish"]) { secret } }`,
      "query { ...Personal } fragment Personal on Query { likedAnimations: invitations { id } }",
    ]) {
      const result = await gateway.run(key, query);
      expect([query, ...codes(result)]).toEqual([query, "forbidden"]);
      expect(result.data === null || Object.values(result.data).every((value) => value === null)).toBe(true);
    }
    expect(codes(await gateway.run(key, `{ workspace(id: "${elsewhere}") { id } }`))).toEqual(["not-found"]);
  });

  it("is refused what its scopes do not open with 403, and what is not its workspace's with 404", async () => {
    const [all, reader, foreign] = [
      await make(),
      await make(["files:read"]),
      await make(everyScope, elsewhere),
    ];
    const { data: file } = await (await upload(all)).json();
    const address = `/api/v1/files/${file.id}`;
    const statuses = async (key: string) => [
      (await upload(key)).status,
      (await upload(key, `?workspaceId=${studio}`)).status,
      (await ask(`/api/v1/files?workspaceId=${studio}`, key)).status,
      (await ask(address, key)).status,
      (await publish(key, file.id)).status,
      (await ask(`${address}/publication`, key, { method: "DELETE" })).status,
      (await ask(address, key, { method: "DELETE" })).status,
    ];
    expect(await statuses(reader)).toEqual([403, 403, 200, 200, 403, 403, 403]);
    expect(await statuses(foreign)).toEqual([201, 404, 404, 404, 404, 404, 404]);
    expect((await ask("/api/v1/files", await make(["publish"]))).status).toBe(403);
    const refused = await publish(reader, file.id);
    expect(await refused.json()).toMatchObject({ code: "forbidden", reason: "scope-missing" });
  });

  it("opens nothing of its maker's own", async () => {
    const key = await make();
    for (const [path, method] of [
      ["/api/v1/statistics.csv?of=profile", "GET"],
      [`/api/v1/workspaces/${studio}/icon`, "DELETE"],
    ] as const)
      expect([path, (await ask(path, key, { method })).status]).toEqual([path, 401]);
  });

  it.each([
    ["made up", `zt_live_${"a".repeat(49)}`],
    ["cut", "zt_live_"],
    ["endless", `zt_live_${"a".repeat(5_000)}`],
  ])("with a key that is %s is asked for another", async (_, key) => {
    for (const path of ["/api/v1/files", "/api/v1/files/00000000000000000000"]) {
      const response = await ask(path, key);
      expect([response.status, response.headers.get("www-authenticate")]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
      expect(await response.json()).toMatchObject({ code: "unauthenticated" });
    }
    expect((await gateway.run(key, "{ workspaces { id } }")).status).toBe(401);
  });

  it("that is not good is looked up so often of one network, and good ones of it go on", async () => {
    clock += 60_000;
    const key = await make(["files:read"]);
    expect((await ask("/api/v1/files", key)).status).toBe(200);
    const invalid = `zt_live_${"a".repeat(49)}`;
    for (let count = 0; count < maxInvalidKeys; count += 1)
      expect((await ask("/api/v1/files", invalid)).status).toBe(401);
    const over = await ask("/api/v1/files", invalid);
    expect([over.status, over.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await ask("/api/v1/files", key)).status).toBe(200);
    clock += 60_000;
    expect((await ask("/api/v1/files", invalid)).status).toBe(401);
  });

  it("is told how often it may ask, and when to go on", async () => {
    const key = await make(["files:read"]);
    const first = await ask("/api/v1/files", key);
    expect(first.headers.get("ratelimit-policy")).toBe(`"key";q=${maxKeyRequests};w=60`);
    expect(first.headers.get("ratelimit")).toBe(`"key";r=${maxKeyRequests - 1};t=60`);
    for (let count = 2; count < maxKeyRequests; count += 1) await ask("/api/v1/files/0", key);
    expect((await ask("/api/v1/files/0", key)).status).toBe(404);
    const over = await ask("/api/v1/files", key);
    expect([over.status, over.headers.get("retry-after"), over.headers.get("ratelimit")]).toEqual([
      429,
      "60",
      '"key";r=0;t=60',
    ]);
    const operation = await gateway.run(key, "{ workspaces { id } }");
    expect([operation.status, ...codes(operation)]).toEqual([429, "too-many-requests"]);
    expect((await ask("/api/v1/files", await make(["files:read"]))).status).toBe(200);
    clock += 60_000;
    expect((await ask("/api/v1/files", key)).status).toBe(200);
  });

  it("gets its key from somebody who may make one; it is shown once, rotated and ended", async () => {
    const run = async <Name extends string, Result = { apiKey: { id: string }; secret: string }>(
      text: string,
      variables: object,
    ) => {
      const { data, errors } = await gateway.run(mira, text, variables);
      expect(errors).toEqual([]);
      return data as Record<Name, Result>;
    };
    const list = () => run<"apiKeys", { id: string }[]>(apiKeysOperation.text, { workspaceId: studio });
    const made = await run<"createApiKey">(createApiKeyOperation.text, {
      workspaceId: studio,
      name: "Website",
      scopes: ["files:read"],
      lifetimeInDays: 30,
    });
    const { apiKey, secret } = made.createApiKey;
    expect((await ask("/api/v1/files", secret)).status).toBe(200);
    const listed = await list();
    expect(listed.apiKeys[0]).toMatchObject({
      id: apiKey.id,
      name: "Website",
      prefix: secret.slice(0, 12),
    });
    expect(JSON.stringify(listed)).not.toContain(secret);
    const rotated = await run<"rotateApiKey">(rotateApiKeyOperation.text, { id: apiKey.id });
    const second = rotated.rotateApiKey;
    for (const key of [secret, second.secret]) expect((await ask("/api/v1/files", key)).status).toBe(200);
    await run(endApiKeyOperation.text, { id: second.apiKey.id });
    const { apiKeys } = await list();
    expect(apiKeys.map(({ id }) => id)).not.toContain(second.apiKey.id);
  });

  it.each([
    ["no JSON", "{", 400],
    ["no words", {}, 400],
    ["a title that is none", { ...words, title: 4 }, 400],
    ["a licence there is not", { ...words, licence: "GPL" }, 400],
    ["too many tags", { ...words, tags: Array<string>(21).fill("owl") }, 400],
    ["something nobody asked for", { ...words, isPremium: true }, 400],
    ["endless words", { ...words, description: "a".repeat(70_000) }, 413],
  ])("is told what is wrong with %s", async (_, body, status) => {
    const key = await make();
    const { data: file } = await (await upload(key)).json();
    const response =
      typeof body === "string"
        ? await ask(`/api/v1/files/${file.id}/publication`, key, {
            method: "PUT",
            body,
            headers: { "content-type": "application/json" },
          })
        : await publish(key, file.id, body);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { detail: string }).detail).not.toBe("");
    const form = await ask(`/api/v1/files/${file.id}/publication`, key, { method: "PUT", body: "title=Owl" });
    expect(form.status).toBe(415);
  });
});
