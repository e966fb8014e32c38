import type { HostUrls } from "@zoetrope/kit";
import { maxToolJobs } from "@zoetrope/kit/limits";
import type { ToolJobs } from "@zoetrope/operations/jobs";
import type { Context, Hono } from "hono";
import { knownParameters, wholeNumberOf } from "../http/known-parameters.ts";
import { linkHeader, noSuchPage, pageLinks } from "../http/page-links.ts";
import { jobJson } from "./job-json.ts";
import { toolResponse } from "./tool-response.ts";
import type { ToolCallers } from "./tool-caller.ts";

const uncached = { "cache-control": "no-store" };
const path = "/api/v1/jobs";

/** `GET` and `DELETE /api/v1/jobs/{id}`, and its result: what a tool does that nobody waits for, for whoever has asked for it. */
export function addJobRoutes(
  app: Hono,
  { jobs, callers, urls }: { jobs: ToolJobs; callers: ToolCallers; urls: HostUrls },
): void {
  const owner = async (context: Context): Promise<string> => (await callers.requireKnown(context)).owner;

  app.get(path, knownParameters(["page", "pageSize"]), async (context) => {
    const { url } = context.req;
    const page = wholeNumberOf(url, "page", { max: maxToolJobs, fallback: 1 });
    const pageSize = wholeNumberOf(url, "pageSize", { max: maxToolJobs, fallback: maxToolJobs });
    // There are never more than these.
    const listed = await jobs.list(await owner(context));
    const pageCount = Math.max(1, Math.ceil(listed.length / pageSize));
    if (page > pageCount) throw noSuchPage(pageCount);
    const links = pageLinks(new URL(`${path}${new URL(url).search}`, urls.api), { page, pageCount });
    const data = listed.slice((page - 1) * pageSize, page * pageSize).map((job) => jobJson(job, urls));
    return context.json({ data, total: listed.length, page, pageCount, links }, 200, {
      ...uncached,
      ...linkHeader(links),
    });
  });

  app.get(`${path}/:id`, knownParameters([]), async (context) => {
    const job = await jobs.get(await owner(context), context.req.param("id"));
    const isDone = job.state === "done" || job.state === "failed";
    return context.json({ data: jobJson(job, urls) }, 200, {
      ...uncached,
      ...(isDone ? {} : { "retry-after": "1" }),
    });
  });

  app.get(`${path}/:id/result`, knownParameters([]), async (context) => {
    const who = await callers.requireKnown(context);
    // All of it is in memory for a moment.
    const leave = callers.enter(who, context);
    try {
      return toolResponse(context, await jobs.result(who.owner, context.req.param("id")));
    } finally {
      leave();
    }
  });

  app.delete(`${path}/:id`, knownParameters([]), async (context) => {
    await jobs.remove(await owner(context), context.req.param("id"));
    return context.body(null, 204, uncached);
  });
}
