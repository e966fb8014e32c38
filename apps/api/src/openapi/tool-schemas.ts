import { z } from "zod";
import { toolReferenceSchema } from "../tools/tool-request.ts";
import { count } from "./animation-schemas.ts";

export const toolSourceSchema = toolReferenceSchema;

export const toolResultSchema = z.object({
  data: z.object({
    hasFindings: z
      .boolean()
      .describe("Something was found: a file has faults, two differ, or what was to change is nowhere."),
    reports: z
      .array(z.looseObject({ file: z.string() }))
      .describe("An entry for each file, as `--json` of the command line has it."),
    files: z.array(
      z.object({ name: z.string(), mediaType: z.string(), sizeInBytes: count, base64: z.string() }),
    ),
  }),
});
