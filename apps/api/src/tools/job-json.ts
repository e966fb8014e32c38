import type { HostUrls } from "@zoetrope/kit";
import type { ToolJob } from "@zoetrope/operations/jobs";
import type { z } from "zod";
import type { toolJobSchema } from "../openapi/tool-schemas.ts";
import { problemOf } from "../http/problem.ts";
import { OperationError } from "@zoetrope/operations";
import { mediaTypeOf } from "./tool-response.ts";

export const jobPath = (id: string): string => `/api/v1/jobs/${id}`;

export function jobJson(
  { failure, files, ...job }: ToolJob,
  urls: HostUrls,
): z.infer<typeof toolJobSchema>["data"] {
  const url = `${urls.api}${jobPath(job.id)}`;
  return {
    ...job,
    createdAt: job.createdAt.toISOString(),
    expiresAt: job.expiresAt.toISOString(),
    failure:
      failure === null ? null : problemOf(new OperationError(failure.reason, { message: failure.detail })),
    files: files.map(({ name, sizeInBytes }) => ({ name, mediaType: mediaTypeOf(name), sizeInBytes })),
    reports: (job.reports ?? []) as { file: string }[],
    url,
    resultUrl: job.state === "done" ? `${url}/result` : null,
  };
}
