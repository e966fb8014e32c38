import { json, problem } from "./describe.ts";
import { noAnimation, type ExampleAnimation } from "./example-animation.ts";
import { filePaths } from "./file-paths.ts";
import { libraryPaths } from "./library-paths.ts";
import { jsonSchemas } from "./schemas.ts";
import { webhooks } from "./webhooks.ts";

/** OpenAPI 3.1 description of this API. `morePaths`: of what not every platform answers. */
export const openApiDocument = (
  {
    apiUrl,
    maxUploadBytes,
    example = noAnimation,
  }: { apiUrl: string; maxUploadBytes: number; example?: ExampleAnimation },
  morePaths: object = {},
) => ({
  openapi: "3.1.0",
  info: {
    title: "Zoetrope API",
    version: "1",
    description:
      "A library of vector animations, and the files of workspaces. Every failure is a problem document (RFC 9457) with a stable code.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: apiUrl }],
  paths: {
    ...libraryPaths(example),
    ...filePaths({ maxUploadBytes }),
    ...morePaths,
    "/api/v1/openapi.json": {
      get: {
        operationId: "describe",
        summary: "This description",
        responses: {
          200: json("OpenAPI 3.1.", "Description"),
          400: problem("It takes no parameters."),
          401: problem("A key or token was sent along that is not good."),
          429: problem("The network has asked too often; try again after Retry-After seconds."),
        },
      },
    },
  },
  webhooks,
  components: {
    securitySchemes: {
      bearer: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "JWT",
        description: "The token of a session, good for ten minutes.",
      },
      apiKey: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "zt_live_…",
        description: "A key of a workspace, as `Authorization: Bearer zt_live_…`.",
      },
    },
    schemas: jsonSchemas(),
  },
});
