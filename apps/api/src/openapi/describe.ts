import { exampleAnimationFile } from "./example-files.ts";
import type { SchemaName } from "./schemas.ts";

/** A parameter of the query; `example` is a value that tests ask with. */
export const parameter = (name: string, description: string, schema: object, example?: string | number) => ({
  name,
  in: "query",
  description,
  schema,
  ...(example === undefined ? {} : { example }),
});

export const pathParameter = (name: string, pattern: string, example?: string) => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string", pattern },
  ...(example === undefined ? {} : { example }),
});

const content = (type: string, schema: SchemaName) => ({
  content: { [type]: { schema: { $ref: `#/components/schemas/${schema}` } } },
});

export const json = (description: string, schema: SchemaName) => ({
  description,
  ...content("application/json", schema),
});

export const problem = (description: string) => ({
  description,
  ...content("application/problem+json", "Problem"),
});

/** One file as multipart/form-data in the part `file`. */
export const fileForm = {
  schema: {
    type: "object",
    required: ["file"],
    properties: { file: { type: "string", format: "binary" } },
  },
  example: { file: exampleAnimationFile },
};
