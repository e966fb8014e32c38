import { animationFormats } from "@zoetrope/catalog";
import { z } from "zod";

/** As many as the operations take at once. */
export const maxToolSources = 20;
/** Of what is said beside the files. */
export const maxToolOptionsBytes = 65_536;

/** A job that the description names in an example; tests put one of theirs in its place. */
export const exampleJob = "4fzyo82m1nvbx0qk7rt3";

/** A file that the platform has already. */
export const toolReferenceSchema = z.union([
  z.strictObject({
    animation: z
      .string()
      .min(1)
      .max(200)
      .describe("Id of an animation of the library, or the last part of the address of its page."),
    format: z.enum(animationFormats).optional().describe('Default "json".'),
  }),
  z.strictObject({
    file: z
      .string()
      .min(1)
      .max(40)
      .describe("Id of a file of the workspace; a key takes the scope files:read."),
  }),
  z
    .strictObject({
      job: z
        .string()
        .min(1)
        .max(40)
        .describe("Id of a job of the same key or person that is done: what it has made."),
      name: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe("Which of its files; may be left out where there is one."),
    })
    .meta({ examples: [{ job: exampleJob }] }),
]);

export type ToolReference = z.infer<typeof toolReferenceSchema>;

export const toolOptionsSchema = z.record(z.string().max(60), z.unknown());

export const toolBodySchema = z.strictObject({
  sources: z.array(toolReferenceSchema).max(maxToolSources),
  options: toolOptionsSchema.optional(),
});

/** What was asked for: files that came along, or that are to be looked up. */
export interface ToolRequest {
  sources: (ToolReference | { name: string; bytes: Uint8Array })[];
  options: Readonly<Record<string, unknown>>;
  attachments: { option: string; name: string; bytes: Uint8Array }[];
}
