import { animationFormats } from "@zoetrope/catalog";
import { programParameters, searchParameters } from "@zoetrope/catalog/search-parameters";
import { maxExampleBytes, maxExamplesInMinute, maxQueryLength, megabytesText } from "@zoetrope/kit/limits";

export const parameter = (name: string, description: string, schema: object) => ({
  name,
  in: "query",
  description,
  schema,
});
const idParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string", pattern: "^[0-9a-z]{10}$" },
};

export const json = (description: string) => ({
  description,
  content: { "application/json": { schema: { type: "object" } } },
});
export const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** Words, the order and an example of before do not count beside a file. */
const exampleParameters = [...searchParameters, ...programParameters].filter(
  ({ name }) => !["q", "like", "sort", "locale"].includes(name),
);

/** OpenAPI 3.1 description of this API. `morePaths`: of what not every platform answers. */
export const openApiDocument = (
  { apiUrl, maxUploadBytes }: { apiUrl: string; maxUploadBytes: number },
  morePaths: object = {},
) => ({
  openapi: "3.1.0",
  info: { title: "Zoetrope API", version: "1" },
  servers: [{ url: apiUrl }],
  paths: {
    "/api/v1/search-keywords": {
      get: {
        summary: "Keywords that begin with, or are spelt nearly like, a query",
        parameters: [
          parameter("q", "What has been typed so far.", { type: "string", maxLength: maxQueryLength }),
          ...programParameters
            .filter(({ name }) => name === "locale")
            .map((one) => parameter(one.name, one.description, one.schema)),
        ],
        responses: {
          200: json("Keywords, those of the language first, then the most used."),
          400: problem("The query is too long."),
        },
      },
    },
    "/api/v1/popular-searches": {
      get: {
        summary: "What people of a language search for and find, at most ten",
        parameters: programParameters
          .filter(({ name }) => name === "locale")
          .map((one) => parameter(one.name, one.description, one.schema)),
        responses: {
          200: json("Keywords, the most searched for first; none while nothing is counted."),
        },
      },
    },
    "/api/v1/blog/recent-posts": {
      get: {
        summary: "The newest posts of the blog, at most four",
        responses: { 200: json("A list of title, href and image, the newest first.") },
      },
    },
    "/api/v1/animations": {
      get: {
        summary: "Search animations",
        parameters: [...searchParameters, ...programParameters].map((one) =>
          parameter(one.name, one.description, one.schema),
        ),
        responses: {
          200: json(
            "One page of hits, each with its variants, their number (exact up to 10,000), what of the query the last of them lack (explanation), what comes nearest where there are fewer than eight, and related tags.",
          ),
          400: problem("A parameter cannot be meant; it is named."),
          404: problem("There are fewer pages."),
        },
      },
    },
    "/api/v1/search/by-example": {
      post: {
        summary: "Animations like a file",
        description: `A Lottie JSON, a dotLottie or a picture (SVG, PNG, JPEG, WebP) of up to ${megabytesText(maxExampleBytes)}; a picture is compared by its look alone. Nothing of the file is kept.`,
        parameters: exampleParameters.map((one) => parameter(one.name, one.description, one.schema)),
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["file"],
                properties: { file: { type: "string", format: "binary" } },
              },
            },
            "application/octet-stream": { schema: { type: "string", format: "binary" } },
          },
        },
        responses: {
          200: json(
            "The nearest first, at most 96, and `like`, which asks for the same at /api/v1/animations without the file.",
          ),
          400: problem(
            "The file cannot be read or shows nothing (refusal says which), or a parameter cannot be meant.",
          ),
          413: problem("The file is too large."),
          429: problem(
            `One network has sent more than ${maxExamplesInMinute} files in a minute; try again after Retry-After seconds.`,
          ),
          503: problem("The server is at capacity; try again after Retry-After seconds."),
        },
      },
    },
    "/api/v1/animations/{id}": {
      get: {
        summary: "One animation",
        parameters: [idParameter],
        responses: { 200: json("Everything known of it."), 404: problem("There is none with this id.") },
      },
    },
    "/api/v1/animations/{id}/download": {
      get: {
        summary: "Download a file of an animation, and count it",
        description:
          "What is premium needs the bearer token of somebody whose workspace has a plan that includes it. With Accept: application/json its address comes as data.url, good for some minutes.",
        security: [{}, { bearer: [] }],
        parameters: [
          idParameter,
          parameter("format", "Which file.", { enum: [...animationFormats], default: "dotlottie" }),
          parameter("purpose", "A premium file that is only recoloured is not counted.", {
            enum: ["recolour"],
          }),
        ],
        responses: {
          200: json("The address of a premium file, for who asks for JSON."),
          302: { description: "The address of the file." },
          400: problem("There is no such format."),
          401: problem("It is premium, and nobody is signed in."),
          403: problem("It is premium, and the plan does not include it."),
          404: problem("There is none with this id."),
        },
      },
    },
    "/api/v1/packs/{slug}/download": {
      get: {
        summary: "Download a whole pack as a zip",
        description:
          "Without a token its free animations; with the bearer token of somebody whose workspace has a plan that includes premium animations all of it. With Accept: application/json its address comes as data.url, good for some minutes. The text in the zip names what is left out.",
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: "slug",
            in: "path",
            required: true,
            schema: { type: "string", pattern: "^[a-z0-9-]{1,60}$" },
          },
        ],
        responses: {
          200: json("The address of the zip, for who asks for JSON."),
          302: { description: "The address of the zip." },
          401: problem("The token is none of ours."),
          403: problem(
            "The pack has premium animations, and the plan of whoever sends a token does not include them.",
          ),
          404: problem("There is no pack with this name."),
        },
      },
    },
    "/api/v1/files": {
      post: {
        summary: "Upload a file to a workspace",
        description: `Up to ${megabytesText(maxUploadBytes)}, with the bearer token of the session.`,
        security: [{ bearer: [] }],
        parameters: [
          {
            name: "workspaceId",
            in: "query",
            required: true,
            schema: { type: "string", pattern: "^[0-9a-z]{20}$" },
          },
        ],
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["file"],
                properties: { file: { type: "string", format: "binary" } },
              },
            },
          },
        },
        responses: {
          201: json("The file with its facts, and the addresses of what plays it."),
          400: problem("The file cannot be played; the reason is named."),
          401: problem("Nobody is signed in."),
          403: problem("The role or the plan does not allow it."),
          404: problem("There is no such workspace for you."),
          409: problem("The plan’s quota is reached."),
          413: problem("The file is too large."),
          503: problem("The server is at capacity; try again after Retry-After seconds."),
        },
      },
    },
    ...morePaths,
    "/api/v1/openapi.json": {
      get: { summary: "This description", responses: { 200: json("OpenAPI 3.1.") } },
    },
  },
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    schemas: {
      Problem: {
        type: "object",
        description: "RFC 9457",
        required: ["type", "title", "status", "code", "detail"],
        properties: {
          type: { type: "string" },
          title: { type: "string" },
          status: { type: "integer" },
          code: { type: "string" },
          detail: { type: "string" },
          parameter: { type: "string" },
          reason: { type: "string" },
          refusal: { type: "string" },
          feature: { type: "string" },
        },
      },
    },
  },
});
