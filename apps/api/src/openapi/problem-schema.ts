import { z } from "zod";

/** Failures as RFC 9457 writes them. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string().describe("Stable; `detail` is for people."),
  detail: z.string(),
  parameter: z.string().optional().describe("The query parameter at fault."),
  reason: z.string().optional().describe("Which rule was in the way: of workspaces, or of a tool."),
  refusal: z.string().optional().describe("Why a file was refused."),
  feature: z.string().optional().describe("The feature of the plan at fault."),
  limit: z.number().optional().describe("How many there may be."),
});
