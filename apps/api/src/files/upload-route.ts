import { parseMultipartRequest } from "@remix-run/multipart-parser";
import { AppError, type HostUrls } from "@zoetrope/kit";
import { fileTooLarge, WorkspaceError } from "@zoetrope/workspaces";
import type { Handler } from "hono";
import type { RequireCaller } from "../callers/caller.ts";
import { isTooLarge, longNameOf, maxFrameBytes, maxPartHeadBytes } from "../http/form-limits.ts";
import { fileJson } from "./file-json.ts";
import { uncachedFile, workspaceIdOf } from "./file-request.ts";
import { UploadBudget } from "./upload-budget.ts";

/**
 * `POST /api/v1/files?workspaceId=…`: one file as multipart/form-data, in the part `file`. Who may not, or has no quota left,
 * is told before the body is read.
 */
export function uploadRoute({
  requireCaller,
  maxUploadBytes,
  urls,
}: {
  requireCaller: RequireCaller;
  maxUploadBytes: number;
  urls: HostUrls;
}): Handler {
  const budget = new UploadBudget();
  return async (context) => {
    const caller = await requireCaller(context);
    const { userId, workspaces } = caller;
    const workspaceId = workspaceIdOf(context, caller);
    await workspaces.requireUploadAllowed(userId, workspaceId);
    const bodyBytes = Number(context.req.header("content-length") ?? maxUploadBytes);
    if (!(bodyBytes <= maxUploadBytes + maxFrameBytes)) throw fileTooLarge(maxUploadBytes);
    const giveBack = budget.take(userId, bodyBytes);
    if (giveBack === null) {
      context.header("retry-after", "2");
      throw new WorkspaceError("uploads-busy");
    }
    const { signal } = context.req.raw;
    try {
      const { filename, bytes } = await readFile(context.req.raw, maxUploadBytes);
      const file = await workspaces.upload(userId, { workspaceId, filename, bytes, signal });
      return context.json({ data: await fileJson(caller, file, urls) }, 201, uncachedFile);
    } finally {
      giveBack();
    }
  };
}

async function readFile(
  request: Request,
  maxUploadBytes: number,
): Promise<{ filename: string; bytes: Uint8Array }> {
  const limits = {
    maxFileSize: maxUploadBytes,
    maxTotalSize: maxUploadBytes + maxFrameBytes,
    maxParts: 4,
    maxHeaderSize: maxPartHeadBytes,
  };
  try {
    for await (const part of parseMultipartRequest(request, limits))
      if (part.name === "file") return { filename: part.filename ?? "", bytes: part.bytes };
  } catch (error) {
    if (isTooLarge(error)) throw fileTooLarge(maxUploadBytes);
    // What is no form, and what breaks off on its way: neither is a failure of ours.
    throw longNameOf(error) ?? malformed(error);
  }
  throw malformed();
}

const malformed = (cause?: unknown) =>
  new AppError("bad-request", "an upload is no multipart/form-data with a file", {
    publicMessage: "Send one file as multipart/form-data, in a part named file.",
    cause,
  });
