import { circleLottie } from "@zoetrope/workspaces/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runsOf } from "../../../../scripts/test-command/thoroughness.ts";
import { arbitraryOfSchema, type JsonSchema } from "../testing/arbitrary-of-schema.ts";
import { openStudio } from "../testing/open-studio.ts";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

interface Operation {
  operationId: string;
  parameters?: {
    name: string;
    in: "query" | "path";
    required?: boolean;
    example?: unknown;
    schema: JsonSchema;
  }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface Asked {
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  type: string | null;
  body: unknown;
  token: string | null;
}

const isBinary = (value: JsonSchema): boolean =>
  value.format === "binary" || value.items?.format === "binary";

/** Every response is held against the description besides (`checkResponses`). */
describe("every operation of the API", () => {
  let gateway: TemporaryGateway;
  let key = "";
  let animationId = "";
  let schemas: Record<string, JsonSchema> = {};
  let operations: { path: string; method: string; operation: Operation }[] = [];
  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    const studio = await openStudio(gateway);
    ({ animationId } = studio);
    key = await studio.makeKey(["library:read", "tools", "files:read", "files:write", "publish"]);
    const described = await gateway.app.request(`${urls.api}/api/v1/openapi.json`);
    const { paths, components } = (await described.json()) as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, JsonSchema> };
    };
    ({ schemas } = components);
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  });
  afterAll(() => gateway.remove());

  function arbitraryOf({ parameters = [], requestBody }: Operation): fc.Arbitrary<Asked> {
    const ofPlace = (place: "query" | "path") =>
      fc.record(
        Object.fromEntries(
          parameters
            .filter((one) => one.in === place)
            .map(({ name, schema, example }) => [
              name,
              example === undefined
                ? arbitraryOfSchema(schema, schemas)
                : fc.oneof(fc.constant(example), arbitraryOfSchema(schema, schemas)),
            ]),
        ),
        place === "path" ? {} : { requiredKeys: [] },
      );
    const contents = Object.entries(requestBody?.content ?? {});
    const body =
      contents.length === 0
        ? fc.constant({ type: null, body: null })
        : fc.oneof(
            ...contents.map(([type, { schema }]) =>
              fc.record({ type: fc.constant(type), body: arbitraryOfSchema(schema, schemas) }),
            ),
          );
    return fc
      .record({
        query: ofPlace("query"),
        path: ofPlace("path"),
        sent: body,
        token: fc.constantFrom(key, key, key, null, "zt_live_nonsense"),
      })
      .map(({ sent, ...asked }): Asked => Object.assign(asked, sent));
  }

  const textOf = (value: unknown): string =>
    (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();

  /** As multipart/form-data: files are files, all else is text. */
  function formOf(body: unknown, schema: JsonSchema | undefined): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {}))
      if (isBinary(schema?.properties?.[name] ?? {}))
        form.append(name, new File([Buffer.from(circleLottie())], "Owl.json"));
      else form.append(name, textOf(value));
    return form;
  }

  function requestOf(path: string, method: string, operation: Operation, asked: Asked): Request {
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(textOf(asked.path[name] ?? animationId)),
    );
    const query = new URLSearchParams(
      Object.entries(asked.query).map(([name, value]) => [name, textOf(value)]),
    );
    const { type, body, token } = asked;
    const isForm = type === "multipart/form-data";
    return new Request(`${urls.api}${place}?${query}`, {
      method: method.toUpperCase(),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(type === null || isForm ? {} : { "content-type": type }),
      },
      ...(type === null
        ? {}
        : { body: isForm ? formOf(body, operation.requestBody?.content[type]?.schema) : textOf(body) }),
    });
  }

  it("answers whatever its schemas allow, and does not fail on our side", async () => {
    for (const { path, method, operation } of operations)
      await fc.assert(
        fc.asyncProperty(arbitraryOf(operation), async (asked) => {
          const response = await gateway.app.request(requestOf(path, method, operation, asked));
          const text = await response.text();
          expect(response.status, `${operation.operationId}: ${text}`).toBeLessThan(500);
        }),
        { numRuns: runsOf(2, 40) },
      );
    expect(operations.length).toBeGreaterThan(30);
  });
});
