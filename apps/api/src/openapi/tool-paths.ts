import type { Operation } from "@zoetrope/operations";
import { idPattern } from "@zoetrope/kit";
import {
  maxOpenToolBytes,
  maxOpenToolsInMinute,
  maxToolBytes,
  maxToolJobs,
  maxToolsAtOnce,
  megabytesText,
  openToolTimeoutInSeconds,
  toolTimeoutInSeconds,
} from "@zoetrope/kit/limits";
import { toolMediaTypes } from "../tools/tool-response.ts";
import { maxToolSources } from "../tools/tool-request.ts";
import { json, parameter, pathParameter, problem } from "./describe.ts";
import type { ExampleAnimation } from "./example-animation.ts";
import { toolForms } from "./example-files.ts";
import { openToAll, signedIn } from "./security.ts";

const description = `The command of the same name of the command line. Files are sent as multipart/form-data, or named as application/json. \
With a key (scope tools) or a session: ${megabytesText(maxToolBytes)}, ${toolTimeoutInSeconds} seconds, ${maxToolsAtOnce} at once. \
With neither: ${megabytesText(maxOpenToolBytes)}, ${openToolTimeoutInSeconds} seconds, ${maxOpenToolsInMinute} a minute of one network.`;

const problems = {
  400: problem("The options, or the file, cannot be taken; `reason` tells which, `detail` why."),
  401: problem("The key or session is not good, or a file takes one."),
  403: problem("The key has no scope for it, or the plan does not include it."),
  404: problem("There is no such animation, file or job for you, or the job is over."),
  409: problem("A job whose result is asked for is not done yet; try again after Retry-After seconds."),
  413: problem("The files are too large."),
  415: problem("Neither multipart/form-data nor application/json."),
  422: problem("It was ended: it takes too long or too much memory, or makes too large a file."),
  429: problem("Too many in a minute, or at once; try again after Retry-After seconds."),
};

const operationIdOf = (name: string): string =>
  `run-${name}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const binary = { type: "string", format: "binary" };

const anyFile = {
  description:
    "The file, several as a zip; with Accept: application/json what was found and the files in base64.",
  content: {
    ...json("", "ToolResult").content,
    ...Object.fromEntries(Object.values(toolMediaTypes).map((type) => [type, { schema: binary }])),
  },
};

function pathOf(operation: Operation, { slug, id }: ExampleAnimation): object {
  const { name, summary, optionsSchema, fileOptions, isWriting, sources, example } = operation;
  const references = Array.from({ length: example?.sources ?? 0 }, () => ({
    animation: `${slug}-${id}`,
  }));
  return {
    post: {
      operationId: operationIdOf(name),
      summary,
      description,
      security: openToAll,
      parameters: [
        parameter(
          "async",
          "Answers at once with a job, as `Prefer: respond-async` does; takes a key or a session.",
          {
            type: "boolean",
          },
        ),
      ],
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              properties: {
                file: { type: "array", items: binary, minItems: sources.min, maxItems: sources.max },
                options: optionsSchema,
                ...Object.fromEntries(fileOptions.map((option) => [option, binary])),
              },
            },
            encoding: { options: { contentType: "application/json" } },
            ...(Object.hasOwn(toolForms, name) ? { example: toolForms[name] } : {}),
          },
          "application/json": {
            schema: {
              type: "object",
              required: ["sources"],
              properties: {
                sources: {
                  type: "array",
                  minItems: sources.min,
                  maxItems: Math.min(sources.max, maxToolSources),
                  items: { $ref: "#/components/schemas/ToolSource" },
                },
                options: optionsSchema,
              },
              additionalProperties: false,
            },
            ...(example === null ? {} : { example: { sources: references, options: example.options } }),
          },
        },
      },
      responses: {
        200: isWriting ? anyFile : json("What was found.", "ToolResult"),
        202: job("It is done as a job, whose address is in Location."),
        ...problems,
      },
    },
  };
}

const job = (text: string) => json(text, "ToolJob");
const jobId = pathParameter("id", idPattern.source);
const jobProblems = {
  400: problems[400],
  401: problems[401],
  403: problems[403],
  404: problem("There is no such job for you, or it is over."),
  429: problem("The key has asked too often."),
};

const jobPaths = {
  "/api/v1/jobs": {
    get: {
      operationId: "listJobs",
      summary: "Your jobs, the newest first",
      security: signedIn,
      parameters: [
        parameter("page", "From 1.", { type: "integer", minimum: 1, maximum: maxToolJobs }, 1),
        parameter(
          "pageSize",
          "How many.",
          { type: "integer", minimum: 1, maximum: maxToolJobs },
          maxToolJobs,
        ),
      ],
      responses: {
        200: json("Those of the last hour.", "ToolJobList"),
        404: problem("There are fewer pages."),
        400: problems[400],
        401: problems[401],
        403: problems[403],
        429: jobProblems[429],
      },
    },
  },
  "/api/v1/jobs/{id}": {
    get: {
      operationId: "getJob",
      summary: "How far a job is",
      security: signedIn,
      parameters: [jobId],
      responses: { 200: job("Its state; ask again after Retry-After seconds."), ...jobProblems },
    },
    delete: {
      operationId: "deleteJob",
      summary: "Cancel a job, and delete all that belongs to it",
      security: signedIn,
      parameters: [jobId],
      responses: { 204: { description: "It is gone." }, ...jobProblems },
    },
  },
  "/api/v1/jobs/{id}/result": {
    get: {
      operationId: "getJobResult",
      summary: "What a job has made",
      security: signedIn,
      parameters: [jobId],
      responses: {
        200: anyFile,
        ...jobProblems,
        409: problem("It is not done yet; ask again after Retry-After seconds."),
        422: problems[422],
      },
    },
  },
};

/** The tools, one address for each, and their jobs. */
export const toolPaths = (
  operations: ReadonlyMap<string, Operation>,
  example: ExampleAnimation,
): Record<string, object> =>
  Object.fromEntries([
    ...[...operations.values()].map((operation) => [
      `/api/v1/tools/${operation.name}`,
      pathOf(operation, example),
    ]),
    ...Object.entries(jobPaths),
  ]);
