import { publishCategories } from "@zoetrope/catalog";
import { locales } from "@zoetrope/i18n/locales";
import { AppError } from "@zoetrope/kit";
import { maxDescriptionLength, maxTagLength, maxTags, maxTitleLength } from "@zoetrope/kit/limits";
import { readBody } from "@zoetrope/http";
import { licences, type PublishRequest } from "@zoetrope/workspaces";
import { z } from "zod";
import { maxJsonBytes } from "../http/max-json-bytes.ts";

const [firstLicence = "", ...otherLicences] = licences.map(({ spdx }) => spdx);

/** What is said of an animation when it is published; the rules of the use case hold besides. */
export const publishBodySchema = z.strictObject({
  title: z.string().min(1).max(maxTitleLength),
  tags: z.array(z.string().min(1).max(maxTagLength)).min(1).max(maxTags),
  licence: z.enum([firstLicence, ...otherLicences]).describe("SPDX identifier."),
  description: z.string().max(maxDescriptionLength).optional(),
  category: z.enum(publishCategories).optional().describe('Default "other".'),
  titles: z
    .array(z.strictObject({ locale: z.enum(locales), title: z.string().min(1).max(maxTitleLength) }))
    .max(locales.length)
    .optional()
    .describe("In other languages, each once. Without it those that are there stay."),
});

/** Reads it from a request. Throws AppError "unsupported", "too-large", or "bad-request" that says what is wrong where. */
export async function readPublishBody(request: Request): Promise<Omit<PublishRequest, "fileId">> {
  if (!/^application\/json *(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw refused("unsupported", "Send the words as application/json.");
  const bytes = await readBody(request, maxJsonBytes);
  if (bytes === null) throw refused("too-large", `The words may be ${maxJsonBytes / 1_024} kB large.`);
  const read = publishBodySchema.safeParse(parseJson(bytes));
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join(".") ?? "";
    throw refused(
      "bad-request",
      `${place === "" ? "" : `"${place}": `}${issue?.message ?? "This is no JSON."}`,
    );
  }
  const { description, category, titles, ...words } = read.data;
  return {
    ...words,
    ...(description === undefined ? {} : { description }),
    ...(category === undefined ? {} : { category }),
    ...(titles === undefined ? {} : { titles }),
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw refused("bad-request", "This is no JSON.");
  }
}

const refused = (code: "bad-request" | "too-large" | "unsupported", publicMessage: string) =>
  new AppError(code, publicMessage, { publicMessage });
