import type { Operation } from "@zoetrope/operations";
import {
  maxOpenToolBytes,
  maxOpenToolsInMinute,
  maxToolBytes,
  maxToolsAtOnce,
  megabytesText,
  openToolTimeoutInSeconds,
  toolTimeoutInSeconds,
} from "@zoetrope/kit/limits";
import { toolMediaTypes } from "../tools/tool-answer.ts";
import { maxToolSources } from "../tools/tool-request.ts";
import { json, problem } from "./describe.ts";

/** Whoever shows nothing, in small; a person; a program with the scope `tools`. */
const openToAll = [{}, { bearer: [] }, { apiKey: [] }];

/** An animation that the examples name; tests put one of theirs in its place. */
export const exampleAnimation = "owl-at-night-0123456789";

const description = `The command of the same name of the command line. Files are sent as multipart/form-data, or named as application/json. \
With a key (scope tools) or a session: ${megabytesText(maxToolBytes)}, ${toolTimeoutInSeconds} seconds, ${maxToolsAtOnce} at once. \
With neither: ${megabytesText(maxOpenToolBytes)}, ${openToolTimeoutInSeconds} seconds, ${maxOpenToolsInMinute} a minute of one network.`;

const problems = {
  400: problem("The options, or the file, cannot be taken; `reason` tells which, `detail` why."),
  401: problem("The key or session is not good, or a file takes one."),
  403: problem("The key has no scope for it, or the plan does not include it."),
  404: problem("There is no such animation or file for you."),
  413: problem("The files are too large."),
  415: problem("Neither multipart/form-data nor application/json."),
  422: problem("It was ended: it takes too long or too much memory, or makes too large a file."),
  429: problem("Too many in a minute, or at once; try again after Retry-After seconds."),
};

const operationIdOf = (name: string): string =>
  `run-${name}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const binary = { type: "string", format: "binary" };

function pathOf(operation: Operation): object {
  const { name, summary, optionsSchema, fileOptions, isWriting, sources, example } = operation;
  const result = json("What was found.", "ToolResult");
  const references = Array.from({ length: example?.sources ?? 0 }, () => ({ animation: exampleAnimation }));
  return {
    post: {
      operationId: operationIdOf(name),
      summary,
      description,
      security: openToAll,
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
        200: isWriting
          ? {
              description:
                "The file, several as a zip; with Accept: application/json what was found and the files in base64.",
              content: {
                ...result.content,
                ...Object.fromEntries(
                  Object.values(toolMediaTypes).map((type) => [type, { schema: binary }]),
                ),
              },
            }
          : result,
        ...problems,
      },
    },
  };
}

/** The tools, one address for each. */
export const toolPaths = (operations: ReadonlyMap<string, Operation>): Record<string, object> =>
  Object.fromEntries(
    [...operations.values()].map((operation) => [`/api/v1/tools/${operation.name}`, pathOf(operation)]),
  );
