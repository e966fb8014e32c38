import { describe, expect, it } from "vitest";
import { groupOf } from "./api-operation.ts";
import { curlOf, scriptOf } from "./code-of.ts";
import { readOperations } from "./read-operations.ts";
import { type Filled, fetchInit, filledExampleOf, requestOf, requiredExamplesOf } from "./request-of.ts";

const [search, recolour, remove, download] = readOperations({
  paths: {
    "/api/v1/animations": {
      get: {
        operationId: "searchAnimations",
        summary: "Search",
        parameters: [
          { name: "q", in: "query", description: "Words.", schema: { type: "string" }, example: "owl" },
          { name: "sort", in: "query", schema: { enum: ["recent", "popular"] } },
        ],
      },
    },
    "/api/v1/tools/edit-recolour": {
      post: {
        operationId: "runEditRecolour",
        security: [{}, { apiKey: [] }],
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: {
                properties: {
                  file: { type: "array", items: { type: "string", format: "binary" } },
                  options: { type: "object" },
                },
              },
            },
            "application/json": { example: { sources: [{ animation: "owl" }] } },
          },
        },
      },
    },
    "/api/v1/jobs/{id}": {
      delete: {
        operationId: "deleteJob",
        security: [{ apiKey: [] }],
        parameters: [{ name: "id", in: "path", required: true, example: "4fzyo82m1nvbx0qk7rt3" }],
      },
    },
    "/api/v1/packs/{slug}/download": {
      get: {
        operationId: "downloadPack",
        security: [{}, { apiKey: [] }],
        responses: { 200: {}, 302: {} },
        parameters: [{ name: "slug", in: "path", required: true, example: "owls" }],
      },
    },
  },
});
if (search === undefined || recolour === undefined || remove === undefined || download === undefined)
  throw new Error("four operations");

const filled: Filled = { key: "", parameters: {}, body: null, json: "", options: "", files: {} };
const api = "https://api.example";

describe("a description", () => {
  it("is read for what may be asked, filled in and chosen", () => {
    expect(search).toMatchObject({
      method: "GET",
      bodies: [],
      parameters: [
        { name: "q", example: "owl", choices: [] },
        { name: "sort", choices: ["recent", "popular"] },
      ],
    });
    expect(recolour).toMatchObject({ bodies: ["form", "json"], fileParts: ["file"], hasOptions: true });
    expect(recolour.exampleBody).toContain('"animation": "owl"');
    expect([search, recolour, remove].map(groupOf)).toEqual(["library", "tools", "jobs"]);
  });

  it.each([null, "x", {}, { paths: [] }, { paths: { "/x": { get: null } } }])(
    "that is %j breaks nothing",
    (given) => {
      expect(() => readOperations(given)).not.toThrow();
    },
  );
});

describe("a request", () => {
  it("has what was filled in where it belongs, and leaves out what was not", () => {
    const asked = requestOf(search, { ...filled, parameters: { q: "red owl & co", sort: " " } }, api);
    expect(asked).toEqual({
      method: "GET",
      url: `${api}/api/v1/animations?q=red+owl+%26+co`,
      headers: {},
      body: null,
    });
    const removed = requestOf(
      remove,
      { ...filled, key: " zt_live_x ", parameters: { id: "../files/1" } },
      api,
    );
    expect(removed.url).toBe(`${api}/api/v1/jobs/..%2Ffiles%2F1`);
    expect(removed.headers).toEqual({ Authorization: "Bearer zt_live_x" });
  });

  it("has the key where it may be asked with one, and asks for an address that it cannot follow", () => {
    const keyed = { ...filled, key: "zt_live_x" };
    expect(requestOf(search, keyed, api).headers).toEqual({});
    const parameters = requiredExamplesOf(download);
    expect(requestOf(download, { ...keyed, parameters }, api).headers).toEqual({
      Authorization: "Bearer zt_live_x",
      Accept: "application/json",
    });
    expect(requestOf(download, { ...filled, parameters }, api).headers).toEqual({});
  });

  it("begins with what it cannot do without", () => {
    expect(filledExampleOf(recolour)).toMatchObject({ body: "json", json: recolour.exampleBody, files: {} });
    const form = { file: ["{}"], options: { image: "photo" }, picture: "GIF" };
    const properties = {
      file: { items: { format: "binary" } },
      options: { type: "object" },
      picture: { format: "binary" },
    };
    const [image] = readOperations({
      paths: {
        "/x": {
          post: {
            requestBody: {
              content: {
                "multipart/form-data": { schema: { properties }, example: form },
                "application/json": {},
              },
            },
          },
        },
      },
    });
    const begun = image === undefined ? null : filledExampleOf(image);
    expect(begun).toMatchObject({ body: "form", options: '{\n  "image": "photo"\n}' });
    expect(Object.entries(begun?.files ?? {}).map(([name, files]) => [name, files[0]?.size])).toEqual([
      ["file", 2],
      ["picture", 3],
    ]);
    expect(requiredExamplesOf(remove)).toEqual({ id: "4fzyo82m1nvbx0qk7rt3" });
    expect(requiredExamplesOf(search)).toEqual({});
  });

  it("sends files with options, or JSON", () => {
    const file = new File(["{}"], "it's.json");
    const sent = requestOf(
      recolour,
      { ...filled, body: "form", files: { file: [file] }, options: '{"map": []}' },
      api,
    );
    const { body } = fetchInit(sent);
    expect(body instanceof FormData && [...body.keys()]).toEqual(["file", "options"]);
    const json = requestOf(recolour, { ...filled, body: "json", json: "{}" }, api);
    expect(fetchInit(json)).toMatchObject({ body: "{}", headers: { "Content-Type": "application/json" } });
  });

  it("is the same in code, without the key", () => {
    const file = new File(["{}"], "it's.json");
    const sent = requestOf(
      recolour,
      { ...filled, key: "zt_live_x", body: "form", files: { file: [file] }, options: "{}" },
      api,
    );
    expect(curlOf(sent)).toBe(
      [
        `curl -X POST '${api}/api/v1/tools/edit-recolour'`,
        '-H "Authorization: Bearer $ZOETROPE_KEY"',
        String.raw`-F 'file=@it'\''s.json'`,
        "--form-string 'options={}'",
      ].join(" \\\n  "),
    );
    expect(scriptOf(sent)).toContain('body.append("file", await fs.openAsBlob("it\'s.json"), "it\'s.json");');
    expect(curlOf(sent) + scriptOf(sent)).not.toContain("zt_live_x");
    expect(scriptOf(requestOf(search, filled, api))).toBe(
      `const response = await fetch("${api}/api/v1/animations");`,
    );
  });
});
