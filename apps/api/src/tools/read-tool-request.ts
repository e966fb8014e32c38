import { MaxPartsExceededError, parseMultipartRequest } from "@remix-run/multipart-parser";
import { readBody } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import { megabytesText } from "@zoetrope/kit/limits";
import type { z } from "zod";
import { isTooLarge, longNameOf, maxFrameBytes, maxPartHeadBytes } from "../http/form-limits.ts";
import {
  maxToolOptionsBytes,
  maxToolSources,
  toolBodySchema,
  toolOptionsSchema,
  type ToolRequest,
} from "./tool-request.ts";

/**
 * Files and options as multipart/form-data: parts `file` in their order, `animation`, `workspace-file` and `job` in the place of one that the platform has
 * (`job` as its id, or its id, a slash and the name of a file), `options` with JSON, and a part for each file that is the value of an option; or references and options as application/json. Throws
 * AppError "unsupported", "too-large" and "bad-request".
 */
export async function readToolRequest(request: Request, maxBytes: number): Promise<ToolRequest> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (/^application\/json *(?:;|$)/.test(type)) return await readReferences(request);
  if (type.startsWith("multipart/form-data")) return await readParts(request, maxBytes);
  throw refused(
    "unsupported",
    "Send multipart/form-data with a part named file, or application/json with references to files.",
  );
}

async function readReferences(request: Request): Promise<ToolRequest> {
  const bytes = await readBody(request, maxToolOptionsBytes);
  if (bytes === null) throw tooLarge("What is said of the files", optionsText);
  const { sources, options = {} } = parse(toolBodySchema, bytes);
  return { sources, options, attachments: [] };
}

async function readParts(request: Request, maxBytes: number): Promise<ToolRequest> {
  const read: ToolRequest = { sources: [], options: {}, attachments: [] };
  const limits = {
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes + maxFrameBytes,
    maxParts: 2 * maxToolSources + 1,
    maxHeaderSize: maxPartHeadBytes,
  };
  try {
    for await (const { name, filename, bytes } of parseMultipartRequest(request, limits))
      takePart(read, { name: name ?? "", filename: filename ?? "", bytes });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTooLarge(error)) throw tooLarge("The files", megabytesText(maxBytes));
    if (error instanceof MaxPartsExceededError) throw tooMany(error);
    // What is no form, and what breaks off on its way: neither is a failure of ours.
    throw longNameOf(error) ?? refused("bad-request", "The form cannot be read.", error);
  }
  if (read.sources.length > maxToolSources) throw tooMany();
  return read;
}

function takePart(
  { sources, attachments, ...read }: ToolRequest,
  part: { name: string; filename: string; bytes: Uint8Array },
): void {
  const { name, filename, bytes } = part;
  if (name === "file") sources.push({ name: filename, bytes });
  else if (name === "animation" || name === "workspace-file")
    sources.push(name === "animation" ? { animation: textOf(bytes) } : { file: textOf(bytes) });
  else if (name === "job") sources.push(jobReference(textOf(bytes)));
  else if (name === "options") {
    if (bytes.byteLength > maxToolOptionsBytes) throw tooLarge("The options", optionsText);
    Object.assign(read.options, parse(toolOptionsSchema, bytes));
  } else attachments.push({ option: name.slice(0, 60), name: filename, bytes });
}

function jobReference(text: string): ToolRequest["sources"][number] {
  const slash = text.indexOf("/");
  return slash < 0 ? { job: text } : { job: text.slice(0, slash), name: text.slice(slash + 1) };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 300)).trim();

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Uint8Array): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw refused("bad-request", "What is said of the files is no JSON.", error);
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join(".") ?? "";
  throw refused("bad-request", `${place === "" ? "" : `"${place}": `}${issue?.message ?? ""}`);
}

const optionsText = `${maxToolOptionsBytes / 1_024} kB`;
const tooLarge = (what: string, size: string): AppError =>
  refused("too-large", `${what} may be ${size} large.`);

const tooMany = (cause?: unknown): AppError =>
  refused("bad-request", `At most ${maxToolSources} files can be sent at once.`, cause);

const refused = (
  code: "bad-request" | "too-large" | "unsupported",
  publicMessage: string,
  cause?: unknown,
): AppError => new AppError(code, publicMessage, { publicMessage, cause });
