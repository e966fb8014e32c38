import { idPattern } from "@zoetrope/kit";
import { z } from "zod";
import { toolReferenceSchema } from "../tools/tool-request.ts";
import { address, count, pageLinks } from "./animation-schemas.ts";
import { problemSchema } from "./problem-schema.ts";

export const toolSourceSchema = toolReferenceSchema;

const toolFile = z.object({ name: z.string(), mediaType: z.string(), sizeInBytes: count });
const reports = z
  .array(z.looseObject({ file: z.string() }))
  .describe("An entry for each file, as `--json` of the command line has it.");

const toolJob = z.object({
  id: z.string().regex(idPattern),
  operation: z.string(),
  state: z.enum(["waiting", "running", "done", "failed"]),
  progress: z.number().min(0).max(1).describe("The share that is done."),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().describe("Then it is gone with its files."),
  hasFindings: z.boolean().nullable(),
  reports,
  failure: problemSchema.nullable().describe("Why it has failed."),
  files: z.array(toolFile),
  url: address,
  resultUrl: address.nullable().describe("Null until it is done."),
});

export const toolJobSchema = z.object({ data: toolJob });
export const toolJobListSchema = z.object({
  data: z.array(toolJob),
  total: count,
  page: count,
  pageCount: count,
  links: pageLinks,
});

export const toolResultSchema = z.object({
  data: z.object({
    hasFindings: z
      .boolean()
      .describe("Something was found: a file has faults, two differ, or what was to change is nowhere."),
    reports,
    files: z.array(toolFile.extend({ base64: z.string() })),
  }),
});
