import { animationFormats } from "@zoetrope/catalog";
import { animationIdPattern } from "@zoetrope/catalog/animation-id";
import { packSlugs } from "@zoetrope/catalog/packs";
import { programParameters, searchParameters } from "@zoetrope/catalog/search-parameters";
import {
  maxExampleBytes,
  maxExamplesInMinute,
  maxFetchedBytes,
  maxFetchesInMinute,
  maxQueryLength,
  megabytesText,
} from "@zoetrope/kit/limits";
import { fileForm, json, parameter, pathParameter, problem } from "./describe.ts";
import type { ExampleAnimation } from "./example-animation.ts";
import { openToAll } from "./security.ts";

/** What tests ask with; the rest of the parameters have their choices and bounds in the schema. */
const examples: Readonly<Record<string, string | number>> = {
  q: "owl",
  page: 1,
  pageSize: 48,
  locale: "de",
  licence: "MIT",
  sort: "recent",
};
const described = (parameters: typeof searchParameters) =>
  parameters.map(({ name, description, schema }) => parameter(name, description, schema, examples[name]));

const locale = described(programParameters.filter(({ name }) => name === "locale"));
/** Words, the order and an example of before do not count beside a file. */
const exampleParameters = described(
  [...searchParameters, ...programParameters].filter(({ name }) => !["q", "like", "sort"].includes(name)),
);

/** Nobody has to show anything. */
const notGood = { 401: problem("A key or token was sent along that is not good.") };

const refusals = {
  400: problem("A parameter that nothing reads, or that cannot be meant; it is named."),
  ...notGood,
  429: problem("The network has asked too often; try again after Retry-After seconds."),
};

/** Where this host gets files of others for pages. */
export const fetchPath = ({ playKey }: ExampleAnimation, assetsUrl: string) => ({
  "/api/v1/fetch": {
    post: {
      operationId: "fetchFile",
      summary: "The animation or SVG at an address of another host",
      description: `For pages whose policy lets no foreign host in; from our own pages alone. Up to ${megabytesText(maxFetchedBytes)}, from the public internet or this platform.`,
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["url"],
              properties: { url: { type: "string", format: "uri" } },
            },
            example: { url: `${assetsUrl}/files/${playKey}` },
          },
        },
      },
      responses: {
        200: {
          description: "The file, as it is.",
          content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
        },
        400: problem("The address gives no animation and no SVG; `refusal` says why."),
        ...notGood,
        429: problem(
          `One network has asked for more than ${maxFetchesInMinute} in a minute; try again after Retry-After seconds.`,
        ),
        503: problem("The server is at capacity; try again after Retry-After seconds."),
      },
    },
  },
});

/** Reading the library. */
export const libraryPaths = ({ id }: ExampleAnimation) => ({
  "/api/v1/search-keywords": {
    get: {
      operationId: "searchKeywords",
      summary: "Keywords that begin with, or are spelt nearly like, a query",
      parameters: [
        parameter("q", "What has been typed so far.", { type: "string", maxLength: maxQueryLength }, "ow"),
        ...locale,
      ],
      responses: {
        200: json("Keywords, those of the language first, then the most used.", "Keywords"),
        ...refusals,
      },
    },
  },
  "/api/v1/popular-searches": {
    get: {
      operationId: "popularSearches",
      summary: "What people of a language search for and find, at most ten",
      parameters: locale,
      responses: {
        200: json("Keywords, the most searched for first; none while nothing is counted.", "Keywords"),
        ...refusals,
      },
    },
  },
  "/api/v1/blog/recent-posts": {
    get: {
      operationId: "recentPosts",
      summary: "The newest posts of the blog, at most four",
      responses: { 200: json("The newest first.", "Posts"), ...refusals },
    },
  },
  "/api/v1/animations": {
    get: {
      operationId: "searchAnimations",
      summary: "Search animations",
      parameters: described([...searchParameters, ...programParameters]),
      responses: {
        200: json(
          "One page of hits, each with what it takes to use it, what of the query the last of them lack, what comes nearest where there are fewer than eight, and related tags.",
          "AnimationList",
        ),
        ...refusals,
        404: problem("There are fewer pages."),
      },
    },
  },
  "/api/v1/search/by-example": {
    post: {
      operationId: "searchByExample",
      summary: "Animations like a file",
      description: `A Lottie JSON, a dotLottie or a picture (SVG, PNG, JPEG, WebP) of up to ${megabytesText(maxExampleBytes)}; a picture is compared by its look alone. Nothing of the file is kept.`,
      parameters: exampleParameters,
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": fileForm,
          "application/octet-stream": { schema: { type: "string", format: "binary" } },
        },
      },
      responses: {
        200: json("The nearest first, at most 96.", "ExampleResult"),
        303: { description: "The results page, for a form that accepts text/html." },
        400: problem(
          "The file cannot be read or shows nothing (refusal says which), or a parameter cannot be meant.",
        ),
        ...notGood,
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
      operationId: "getAnimation",
      summary: "One animation",
      parameters: [pathParameter("id", animationIdPattern.source, id)],
      responses: {
        200: json("Everything known of it.", "Animation"),
        ...refusals,
        404: problem("There is none with this id."),
      },
    },
  },
  "/api/v1/animations/{id}/download": {
    get: {
      operationId: "downloadAnimation",
      summary: "Download a file of an animation, and count it",
      description:
        "What is premium needs the bearer token of somebody, or a key with library:read, whose workspace has a plan that includes it. With Accept: application/json its address comes as data.url, good for some minutes.",
      security: openToAll,
      parameters: [
        pathParameter("id", animationIdPattern.source, id),
        parameter(
          "format",
          "Which file.",
          { enum: [...animationFormats], default: "dotlottie" },
          "json-optimised",
        ),
        parameter("purpose", "A premium file that is only recoloured is not counted.", {
          enum: ["recolour"],
        }),
      ],
      responses: {
        200: json("The address of a premium file, for who asks for JSON.", "FileAddress"),
        302: { description: "The address of the file." },
        400: problem("There is no such format."),
        401: problem("It is premium, and nobody is signed in, or the token or key is not good."),
        403: problem("It is premium, and the plan or the key does not include it."),
        404: problem("There is none with this id."),
        429: problem("The network or the key has asked too often; try again after Retry-After seconds."),
      },
    },
  },
  "/api/v1/packs/{slug}/download": {
    get: {
      operationId: "downloadPack",
      summary: "Download a whole pack as a zip",
      description:
        "Without a token its free animations; with the bearer token of somebody, or a key with library:read, whose workspace has a plan that includes premium animations all of it. With Accept: application/json its address comes as data.url, good for some minutes. The text in the zip names what is left out.",
      security: openToAll,
      parameters: [pathParameter("slug", "^[a-z0-9-]{1,60}$", packSlugs[0])],
      responses: {
        200: json("The address of the zip, for who asks for JSON.", "FileAddress"),
        302: { description: "The address of the zip." },
        400: problem("It takes no parameters."),
        401: problem("The token or key is not good."),
        403: problem(
          "The pack has premium animations, and the plan of whoever sends a token does not include them.",
        ),
        404: problem("There is no pack with this name."),
        429: problem("The network or the key has asked too often; try again after Retry-After seconds."),
      },
    },
  },
});
