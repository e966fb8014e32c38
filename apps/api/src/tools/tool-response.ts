import { zipSync } from "fflate";
import type { OperationRunner } from "@zoetrope/operations";
import type { Context } from "hono";

type OperationResult = Awaited<ReturnType<OperationRunner["run"]>>;

/** By what the names of results end with. `video/lottie+json` is what IANA calls a Lottie: it is no response of the API in JSON. */
export const toolMediaTypes = {
  json: "video/lottie+json",
  lottie: "application/zip+dotlottie",
  tgs: "application/x-tgsticker",
  svg: "image/svg+xml",
  png: "image/png",
  apng: "image/apng",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  zip: "application/zip",
} as const;

export const mediaTypeOf = (name: string): string =>
  (toolMediaTypes as Readonly<Record<string, string>>)[name.slice(name.lastIndexOf(".") + 1)] ??
  "application/octet-stream";

/** What anybody sent: nothing in it runs on this host, and nothing guesses what it is. */
const untrusted = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};

const uncached = { "cache-control": "no-store" };

/** The result as JSON, whose reports are said with it. */
const toolResultJson = ({ reports, hasFindings, files }: OperationResult) => ({
  data: {
    hasFindings,
    reports,
    files: files.map(({ name, bytes }) => ({
      name,
      mediaType: mediaTypeOf(name),
      sizeInBytes: bytes.byteLength,
      base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"),
    })),
  },
});

/**
 * The file itself, several as a zip; the reports with the files in base64 for whoever asks for application/json, and of what makes no
 * file.
 */
export function toolResponse(context: Context, result: OperationResult): Response {
  const isJson = context.req.header("accept")?.includes("application/json") === true;
  const file = isJson ? null : fileOf(result);
  if (file === null) return context.json(toolResultJson(result), 200, uncached);
  return context.body(Buffer.from(file.bytes), 200, {
    ...uncached,
    ...untrusted,
    "content-type": mediaTypeOf(file.name),
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "zoetrope-findings": String(result.hasFindings),
  });
}

/** Null where there is none. */
function fileOf({ files }: OperationResult): { name: string; bytes: Uint8Array } | null {
  const [first, second] = files;
  if (first === undefined) return null;
  if (second === undefined) return first;
  const entries = Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, { level: 0 }] as const]));
  return { name: "animations.zip", bytes: zipSync(entries as Parameters<typeof zipSync>[0]) };
}
