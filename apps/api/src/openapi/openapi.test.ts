import { Validator } from "@seriousme/openapi-schema-validator";
import { circleLottie } from "@zoetrope/workspaces/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleJob } from "../tools/tool-request.ts";
import { exampleAnimationFile } from "./example-files.ts";
import { middleOf } from "../testing/middle-of.ts";
import { openStudio } from "../testing/open-studio.ts";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";
import { walkGeneratedClient } from "../testing/walk-generated-client.ts";

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; example?: string | number; schema: { enum?: unknown[] } }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  security?: object[];
  responses: Record<string, { content?: object }>;
}

/** Files, which have no shape of ours. */
const shapeless: ReadonlySet<string> = new Set(["text/csv", "application/octet-stream"]);

/** Every response of these tests is held against the description besides (`checkResponses`). */
describe("the description of the API", () => {
  let gateway: TemporaryGateway;
  let animationId = "";
  let fileId = "";
  let key = "";
  let document: {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, { anyOf?: { examples?: object[] }[] }> };
  };
  let operations: { path: string; method: string; operation: Described }[] = [];

  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    const studio = await openStudio(gateway, Buffer.from(exampleAnimationFile));
    ({ animationId } = studio);
    const { mira, workspaceId } = studio;
    key = await studio.makeKey(["library:read", "tools", "files:read", "files:write", "publish"]);
    const file = await gateway.workspaces.upload(mira, {
      workspaceId,
      filename: "Owl.json",
      bytes: circleLottie(),
    });
    fileId = file.id;
    document = await (await gateway.app.request(`${urls.api}/api/v1/openapi.json`)).json();
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  });
  afterAll(() => gateway.remove());

  const address = (path: string, query = new URLSearchParams()) => {
    const id = path.includes("/files/") ? fileId : animationId;
    return `${urls.api}${path.replace("{id}", id).replace("{slug}", "lucide")}?${query}`;
  };
  const headers = () => ({ authorization: `Bearer ${key}` });

  it("is valid OpenAPI 3.1", async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it("names every operation once, and the shape of everything that it answers", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations) {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      for (const { content } of Object.values(operation.responses))
        if (content !== undefined && !Object.keys(content).some((type) => shapeless.has(type)))
          expect(JSON.stringify(content)).toContain("#/components/schemas/");
    }
  });

  it("has examples that are answered as it says", async () => {
    const asked: string[] = [];
    for (const { path, method, operation } of operations) {
      for (const { name, in: where, example } of operation.parameters ?? []) {
        if (example === undefined || method !== "get") continue;
        const place =
          where === "path"
            ? urls.api + path.replace(`{${name}}`, String(example))
            : address(path, new URLSearchParams({ [name]: String(example) }));
        const response = await gateway.app.request(place, { headers: headers() });
        asked.push(`${operation.operationId} ${name} ${response.status}`);
      }
      const form = operation.requestBody?.content["multipart/form-data"]?.example;
      if (form !== undefined) {
        const sent = new FormData();
        for (const [name, value] of Object.entries(form as Record<string, unknown>))
          for (const each of [value].flat())
            sent.append(name, typeof each === "string" ? new File([each], "example") : JSON.stringify(each));
        const response = await gateway.app.request(address(path), {
          method: method.toUpperCase(),
          headers: headers(),
          body: sent,
        });
        asked.push(`${operation.operationId} form ${response.status}`);
      }
      const body = operation.requestBody?.content["application/json"]?.example;
      if (body === undefined) continue;
      const response = await gateway.app.request(address(path), {
        method: method.toUpperCase(),
        headers: { ...headers(), "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      asked.push(`${operation.operationId} body ${response.status}`);
      await response.arrayBuffer();
    }
    expect(asked.length).toBeGreaterThan(10);
    // Nobody has to guess what an operation takes.
    for (const { operation } of operations)
      if (operation.requestBody !== undefined)
        expect(asked).toContainEqual(expect.stringMatching(`^${operation.operationId} (?:form|body) `));
    // Packs come with the seed.
    expect(asked.filter((one) => !/ (?:200|201|302)$/.test(one))).toEqual(["downloadPack slug 404"]);
  });

  it("shows how a tool takes what a job has made", async () => {
    const [example] = Object.values(document.components.schemas["ToolSource"]?.anyOf ?? []).flatMap(
      ({ examples = [] }) => examples,
    );
    expect(example).toEqual({ job: exampleJob });
    const send = (path: string, source: object, more: object = {}) =>
      gateway.app.request(address(path), {
        method: "POST",
        headers: { ...headers(), ...more, "content-type": "application/json" },
        body: JSON.stringify({ sources: [source], options: {} }),
      });
    const started = await send(
      "/api/v1/tools/optimise",
      { animation: animationId },
      { prefer: "respond-async" },
    );
    const { data } = (await started.json()) as { data: { id: string } };
    await gateway.runToolJobs();
    expect((await send("/api/v1/tools/render", { ...example, job: data.id })).status).toBe(200);
  });

  it("has no operation that passes over a parameter which nothing reads", async () => {
    for (const { path, method, operation } of operations) {
      const response = await gateway.app.request(address(path, new URLSearchParams({ colour: "red" })), {
        method: method.toUpperCase(),
        headers: headers(),
      });
      const { parameter } = (await response.json()) as { parameter?: string };
      expect([operation.operationId, response.status, parameter]).toEqual([
        operation.operationId,
        400,
        "colour",
      ]);
    }
  });

  it("makes a client that searches, inspects, recolours, uploads, renders and publishes", async () => {
    const ask: typeof fetch = async (...asked) => gateway.app.request(...asked);
    const walked = await walkGeneratedClient(document, urls.api, ask, key);
    expect(JSON.stringify(walked.layers)).toContain("Body");
    expect(await middleOf(await walked.picture.arrayBuffer())).toEqual([0, 0, 255]);
    expect(walked.pageUrl).toContain("/animation/blue-owl-");
  });

  it("holds whatever is asked: no operation fails on our side", async () => {
    const hostile = fc.oneof(
      fc.constantFrom("", "\0", "..", "-1", "1e309", "__proto__", "'; drop table", "a".repeat(2_000)),
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.integer().map(String),
    );
    const asked = fc.constantFrom(...operations).chain(({ path, method, operation }) => {
      const known = (operation.parameters ?? []).filter((one) => one.in === "query");
      const names = fc.constantFrom("x", ...known.map(({ name }) => name));
      const choices = known.flatMap(({ schema }) => schema.enum ?? []).map(String);
      const value = choices.length === 0 ? hostile : fc.oneof(hostile, fc.constantFrom(...choices));
      return fc.record({
        path: fc.constant(path),
        method: fc.constant(method),
        query: fc.array(fc.tuple(names, value), { maxLength: 3 }),
        id: fc.option(hostile, { freq: 4 }),
        body: fc.oneof(fc.json(), fc.string(), fc.constant("{}")),
        type: fc.constantFrom("application/json", "multipart/form-data; boundary=x", "text/plain"),
        token: fc.constantFrom(key, null, "zt_live_nonsense", "x.y.z"),
      });
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ path, method, query, id, body, type, token }) => {
        const place = path.replaceAll(/\{\w+\}/g, (name) =>
          id === null ? name : encodeURIComponent(id.toWellFormed()),
        );
        const response = await gateway.app.request(address(place, new URLSearchParams(query)), {
          method: method.toUpperCase(),
          headers: { "content-type": type, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
          ...(method === "get" ? {} : { body }),
        });
        expect(response.status, `${method} ${path} ${await response.text()}`).toBeLessThan(500);
      }),
      // What its schemas allow is asked besides (every-operation.property.test.ts).
      { numRuns: 100 },
    );
  });
});
