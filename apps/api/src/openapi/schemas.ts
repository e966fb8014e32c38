import { z } from "zod";
import { publishBodySchema } from "../files/publish-body.ts";
import { address, animationListSchema, animationSchema, exampleResultSchema } from "./animation-schemas.ts";
import { fileListSchema, fileSchema } from "./file-schemas.ts";
import {
  fileEventSchema,
  memberEventSchema,
  planEventSchema,
  publicationEventSchema,
  testEventSchema,
} from "./webhook-schemas.ts";
import { problemSchema } from "./problem-schema.ts";
import { toolJobListSchema, toolJobSchema, toolResultSchema, toolSourceSchema } from "./tool-schemas.ts";

/** Every shape of the API by its name: what responses are checked against, and what the description is made of. */
export const schemas = {
  Animation: animationSchema,
  AnimationList: animationListSchema,
  ExampleResult: exampleResultSchema,
  File: fileSchema,
  FileList: fileListSchema,
  Publication: publishBodySchema,
  ToolSource: toolSourceSchema,
  ToolResult: toolResultSchema,
  ToolJob: toolJobSchema,
  ToolJobList: toolJobListSchema,
  Keywords: z.object({ data: z.array(z.object({ keyword: z.string() })) }),
  Posts: z.array(z.object({ title: z.string(), href: address, image: address })),
  FileAddress: z.object({ data: z.object({ url: address }) }),
  Stored: z.object({ status: z.literal("ok") }),
  FileEvent: fileEventSchema,
  PublicationEvent: publicationEventSchema,
  MemberEvent: memberEventSchema,
  PlanEvent: planEventSchema,
  TestEvent: testEventSchema,
  Problem: problemSchema,
  Description: z.looseObject({ openapi: z.string() }),
};

export type SchemaName = keyof typeof schemas;

/** The same as JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
export function jsonSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    // Fields are added: nothing says that there are no others.
    io: "input",
  });
  // They stand inside of a document that says which dialect they are, under names of its own.
  return Object.fromEntries(
    Object.entries(made.schemas).map(([id, schema]) => [
      id,
      Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "$schema" && name !== "$id")),
    ]),
  );
}
