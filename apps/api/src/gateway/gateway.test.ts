import {
  officialWorkspaceOperation,
  workspacesOperation,
  setupInitialWorkspaceOperation,
} from "@zoetrope/gateway-client";
import { getNamedType, isCompositeType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiApp } from "../create-api-app.ts";
import {
  codes,
  openTemporaryGateway,
  urls,
  verifyBearer,
  type TemporaryGateway,
} from "../testing/temporary-gateway.ts";
import { createGateway } from "./create-gateway.ts";
import { gatewaySchema } from "./schema/gateway-schema.ts";
import { pino } from "pino";

describe("the gateway", () => {
  let gateway: TemporaryGateway;
  let mira = "";
  const run = (query: string, variables?: unknown) => gateway.run(mira, query, variables);

  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    mira = await gateway.person();
  });
  afterAll(() => gateway.remove());

  it("gives workspaces with plan, features and scopes, in the shape that pages read", async () => {
    const who = await gateway.person();
    expect((await gateway.run(who, workspacesOperation.text)).data).toEqual({ workspaces: [] });
    const made = await gateway.run(who, setupInitialWorkspaceOperation.text);
    expect(made.data?.["setupInitialWorkspace"]).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      name: "Mira’s workspace",
      icon: null,
      features: expect.arrayContaining([
        { name: "Files", slug: "files", max: 100, isEnabled: true, currentCount: 0 },
        { name: "Public animations", slug: "public-animations", max: null, isEnabled: true, currentCount: 0 },
        { name: "Official domains", slug: "official-domains", max: 0, isEnabled: false, currentCount: 0 },
      ]),
      subscription: { plan: { name: "Free", planPosition: 0 } },
      permissionScopes: expect.arrayContaining(["workspace:delete", "files:upload"]),
    });
    expect((await gateway.run(who, workspacesOperation.text)).data).toEqual({
      workspaces: [made.data?.["setupInitialWorkspace"]],
    });
    expect((await gateway.run(who, officialWorkspaceOperation.text)).data).toEqual({
      officialWorkspace: null,
    });
  });

  it("answers nobody without a good bearer token, with a status and a code", async () => {
    for (const who of [null, "wrong", "a b", "x".repeat(5_000)]) {
      const result = await gateway.run(who, "{ workspaces { id } }");
      expect(result.status).toBe(401);
      expect(codes(result)).toEqual(["unauthenticated"]);
      expect(result.type).toBe("application/problem+json");
      expect(JSON.parse(result.text)).toMatchObject({ status: 401, code: "unauthenticated" });
    }
    const basic = await gateway.post(null, "{}", { authorization: `Basic ${mira}` });
    expect(basic.status).toBe(401);
    const cookie = await gateway.post(null, '{"query":"{__typename}"}', {
      cookie: `zoetrope-session=${mira}`,
    });
    expect(cookie.status).toBe(401);
  });

  it("takes operations by POST as JSON alone, so that none stands in an address or comes from a plain form", async () => {
    const get = await gateway.app.request(`${urls.api}/graphql?query={__typename}`, {
      headers: { authorization: `Bearer ${mira}` },
    });
    expect(get.status).toBe(405);
    expect(get.headers.get("allow")).toBe("POST");
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "",
    ])
      expect((await gateway.post(mira, '{"query":"{__typename}"}', { "content-type": type })).status).toBe(
        415,
      );
    const result = await gateway.post(mira, '{"query":"{__typename}"}', {
      "content-type": "application/json; charset=utf-8",
    });
    expect(result.data).toEqual({ __typename: "Query" });
  });

  it("lets our own pages call it, and no others", async () => {
    const preflight = async (origin: string) => {
      const response = await gateway.app.request(`${urls.api}/graphql`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type",
        },
      });
      return response.headers.get("access-control-allow-origin");
    };
    expect(await preflight(urls.site)).toBe(urls.site);
    expect(await preflight(urls.workflow)).toBe(urls.workflow);
    expect(await preflight("https://evil.example")).toBeNull();
    const result = await gateway.app.request(`${urls.api}/graphql`, {
      method: "POST",
      headers: { origin: urls.site },
    });
    expect(result.headers.get("access-control-allow-origin")).toBe(urls.site);
    expect(result.headers.get("access-control-allow-credentials")).toBeNull();
    expect(result.headers.get("cache-control")).toBe("no-store");
  });

  it("words every failure with a code, and shows nothing of the inside", async () => {
    const stranger = await gateway.person();
    const { id } = await gateway.workspaces.setUpInitial(stranger);
    const cases: [string, string][] = [
      [`{ workspace(id: "${id}") { id } }`, "not-found"],
      ['{ workspace(id: "nonsense") { id } }', "not-found"],
      ['mutation { createWorkspace(name: "") { id } }', "bad-request"],
      ['mutation { deleteFile(id: "00000000000000000000") }', "not-found"],
      ["{ workspaces {", "operation-malformed"],
      ["", "operation-malformed"],
      ["{ nothing }", "operation-invalid"],
      ["{ workspace { id } }", "operation-invalid"],
      ["query A { __typename } query B { __typename }", "operation-invalid"],
    ];
    for (const [query, code] of cases) {
      const result = await run(query);
      expect([query, ...codes(result)]).toEqual([query, code]);
      expect(result.text).not.toMatch(/\.ts|node_modules|at \w+ \(|stack|originalError/);
    }
    const missing = await run(`{ workspace(id: "${id}") { id } }`);
    expect(missing.errors[0]?.extensions).toEqual({ code: "not-found", reason: "workspace-missing" });
  });

  it("takes texts that no database holds for texts like any other, at every door of an owner", async () => {
    const owner = await gateway.person();
    const { id } = await gateway.workspaces.create(owner, "Doors");
    const named = Object.values({
      ...gatewaySchema.getQueryType()?.getFields(),
      ...gatewaySchema.getMutationType()?.getFields(),
    });
    const literalOf: Record<string, string> = {
      "Boolean!": "true",
      Boolean: "true",
      Int: "1",
      "AssignableRole!": "ADMIN",
      "JoinPolicy!": "INSTANT",
      MessageKind: "BUG",
      "Range!": "WEEK",
    };
    for (const odd of [
      String.raw`\u0000`,
      String.raw`a\u0000b`,
      String.raw`\u202e`,
      "' or 1=1 --",
      "x".repeat(9_000),
    ])
      for (const { name, args, type } of named) {
        const given = args.map((argument) => {
          const text =
            argument.name === "workspaceId" || (argument.name === "id" && name.endsWith("Workspace"))
              ? id
              : odd;
          const input = `{ fileId: "${text}", title: "${text}", tags: ["${text}"], licence: "${text}", category: "${text}", description: "${text}" }`;
          const literal =
            argument.name === "input" ? input : (literalOf[String(argument.type)] ?? `"${text}"`);
          return `${argument.name}: ${literal}`;
        });
        // The workspace itself stays, or there would be no doors left.
        if (name === "deleteWorkspace") continue;
        const kind = gatewaySchema.getMutationType()?.getFields()[name] ? "mutation" : "query";
        const inner = isCompositeType(getNamedType(type)) ? "{ __typename }" : "";
        const text = `${kind} { ${name}${given.length > 0 ? `(${given.join(", ")})` : ""} ${inner} }`;
        const result = await gateway.run(owner, text);
        for (const code of codes(result))
          expect(["internal", "operation-invalid"], `${text} ${result.text}`).not.toContain(code);
      }
  });

  it("hides what goes wrong inside, and writes it down", async () => {
    const logged: unknown[] = [];
    const broken = createApiApp({
      catalog: gateway.catalog,
      urls,
      logger: pino({ level: "error" }, { write: (line: string) => logged.push(JSON.parse(line)) }),
      signedIn: {
        verifyBearer,
        workspaces: {
          ...gateway.workspaces,
          async list() {
            throw new Error("password=hunter2 in list-workspaces.ts:12");
          },
        },
      },
    });
    const response = await broken.request(`${urls.api}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${mira}` },
      body: '{"query":"{ workspaces { id } }"}',
    });
    const text = await response.text();
    expect(response.status).toBeLessThan(500);
    expect(text).not.toMatch(/hunter2|\.ts/);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: "internal" } }] });
    expect(JSON.stringify(logged)).toContain("hunter2");
  });

  it("gives up on an operation that takes too long", async () => {
    const hanging = createGateway({
      catalog: gateway.catalog,
      urls,
      logger: pino({ level: "silent" }),
      timeoutInMs: 1,
    });
    const response = await hanging.fetch(
      new Request(`${urls.api}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"query":"{ workspaces { id } }"}',
      }),
      {
        userId: mira,
        sessionId: "s",
        key: null,
        workspaces: { ...gateway.workspaces, list: () => new Promise(() => undefined) },
      },
    );
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "unavailable" } }] });
  });
});
