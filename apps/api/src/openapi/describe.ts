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

/** The smallest animation that shows something: a red disc. */
const exampleAnimationFile = JSON.stringify({
  v: "5.7.0",
  fr: 30,
  ip: 0,
  op: 30,
  w: 64,
  h: 64,
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 30,
      st: 0,
      ks: {},
      shapes: [
        {
          ty: "gr",
          it: [
            { ty: "el", s: { a: 0, k: [60, 60] }, p: { a: 0, k: [32, 32] } },
            { ty: "fl", c: { a: 0, k: [1, 0, 0] }, o: { a: 0, k: 100 } },
            { ty: "tr" },
          ],
        },
      ],
    },
  ],
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
