import { animationFormats } from "@zoetrope/catalog";
import { programParameters, searchParameters } from "@zoetrope/catalog/search-parameters";
import { z } from "zod";
import { maxFilePageSize } from "./files/file-request.ts";
import { publishBodySchema } from "./files/publish-body.ts";
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

/** By a person, or by a program with a key. */
const signedIn = [{ bearer: [] }, { apiKey: [] }];
const fileIdParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string", pattern: "^[0-9a-z]{20}$" },
};
const workspaceParameter = parameter(
  "workspaceId",
  "Which workspace. With a key its own is meant where none is named.",
  { type: "string", pattern: "^[0-9a-z]{20}$" },
);

export const json = (description: string) => ({
  description,
  content: { "application/json": { schema: { type: "object" } } },
});
export const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const fileProblems = {
  401: problem("Neither a session nor a key that is good."),
  403: problem("The role, the plan or the scopes of the key do not allow it."),
  404: problem("There is no such file or workspace for you."),
  429: problem("The key has asked too often; try again after Retry-After seconds."),
};

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
      get: {
        summary: "Files of a workspace, the newest first",
        security: signedIn,
        parameters: [
          workspaceParameter,
          parameter("state", "Only drafts, or only what is public.", { enum: ["draft", "published"] }),
          parameter("q", "Part of a name.", { type: "string" }),
          parameter("pageSize", "Files of one page.", {
            type: "integer",
            minimum: 1,
            maximum: maxFilePageSize,
            default: 24,
          }),
          parameter("after", "Where the page before ended, as `links.next` has it.", { type: "string" }),
        ],
        responses: { 200: json("One page of them, and where it goes on."), ...fileProblems },
      },
      post: {
        summary: "Upload a file to a workspace",
        description: `Up to ${megabytesText(maxUploadBytes)}. A key takes the scope files:write.`,
        security: signedIn,
        parameters: [workspaceParameter],
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
    "/api/v1/files/{id}": {
      get: {
        summary: "One file of a workspace",
        security: signedIn,
        parameters: [fileIdParameter],
        responses: { 200: json("Its facts, and the addresses of what plays it."), ...fileProblems },
      },
      delete: {
        summary: "Delete a file, and take it out of the catalogue",
        security: signedIn,
        parameters: [fileIdParameter],
        responses: { 204: { description: "It is gone." }, ...fileProblems },
      },
    },
    "/api/v1/files/{id}/publication": {
      put: {
        summary: "Publish a file, or change the words of one that is public",
        security: signedIn,
        parameters: [fileIdParameter],
        requestBody: {
          required: true,
          content: { "application/json": { schema: z.toJSONSchema(publishBodySchema, { io: "input" }) } },
        },
        responses: {
          200: json("The file with its publication."),
          400: problem("The words cannot be taken; what is wrong is named."),
          ...fileProblems,
          409: problem("The plan’s quota is reached, or the username is another creator’s."),
        },
      },
      delete: {
        summary: "Take a file out of the catalogue",
        security: signedIn,
        parameters: [fileIdParameter],
        responses: { 200: json("The file, a draft again."), ...fileProblems },
      },
    },
    ...morePaths,
    "/api/v1/openapi.json": {
      get: { summary: "This description", responses: { 200: json("OpenAPI 3.1.") } },
    },
  },
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      apiKey: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "zt_live_…",
        description: "A key of a workspace, as `Authorization: Bearer zt_live_…`.",
      },
    },
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
