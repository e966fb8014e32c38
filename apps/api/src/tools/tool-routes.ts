import type { OperationRunner } from "@zoetrope/operations";
import type { Drafts, ToolJobs } from "@zoetrope/operations/jobs";
import { SearchParameterError } from "@zoetrope/catalog/search-parameters";
import { AppError, type HostUrls } from "@zoetrope/kit";
import { maxWaitedForToolBytes } from "@zoetrope/kit/limits";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import { cors } from "hono/cors";
import { mcpRoute } from "../mcp/mcp-route.ts";
import { UploadBudget } from "../files/upload-budget.ts";
import { corsLifetimeInSeconds } from "../http/cors-lifetime.ts";
import { knownParameters } from "../http/known-parameters.ts";
import { exposedHeaders } from "../http/public-reading.ts";
import { jobJson, jobPath } from "./job-json.ts";
import { addJobRoutes } from "./job-routes.ts";
import { openReference, type ReferencedFiles } from "./open-reference.ts";
import { readToolRequest } from "./read-tool-request.ts";
import { toolResponse } from "./tool-response.ts";
import { optionsWithin, type ToolCaller, type ToolCallers } from "./tool-caller.ts";
import type { ToolRequest } from "./tool-request.ts";

export interface ToolServices {
  runner: Pick<OperationRunner, "operations" | "check" | "run">;
  readFile: ReferencedFiles["readFile"];
  /** For what nobody waits for. */
  jobs: ToolJobs;
  /** What agents work on. */
  drafts: Drafts;
}

const toolsPath = "/api/v1/tools";

/**
 * `POST /api/v1/tools/{operation}`: the commands of the command line on files that are sent or named, for keys, people, and, in small, for
 * everybody. Nothing of it runs in this thread.
 */
export function addToolRoutes(
  app: Hono,
  {
    runner,
    jobs,
    drafts,
    callers,
    urls,
    logger,
    ...files
  }: ToolServices &
    Omit<ReferencedFiles, "jobs"> & {
      callers: ToolCallers;
      urls: HostUrls;
      logger: Logger;
    },
): void {
  // Whoever has a key sends it in a header, which no page has that was not given one: any page may ask, and no cookie counts.
  const fromAnyPage = cors({
    origin: "*",
    allowMethods: ["GET", "HEAD", "POST", "DELETE"],
    allowHeaders: ["accept", "authorization", "content-type", "prefer"],
    exposeHeaders: [...exposedHeaders, "location", "zoetrope-findings"],
    maxAge: corsLifetimeInSeconds,
  });
  for (const path of [`${toolsPath}/*`, "/api/v1/jobs", "/api/v1/jobs/*"]) app.use(path, fromAnyPage);
  addJobRoutes(app, { jobs, callers, urls });
  const library = { address: new URL(urls.api), read: async (address: URL) => await readOwn(app, address) };
  app.post(
    "/mcp",
    knownParameters([]),
    mcpRoute({ ...files, jobs, runner, drafts, callers, library, urls, logger }),
  );
  const budget = new UploadBudget();

  app.post(`${toolsPath}/:operation`, knownParameters(["async"]), async (context) => {
    const operation = (await runner.operations()).get(context.req.param("operation"));
    if (operation === undefined) throw noSuchTool();
    const isAsync = wantsJob(context);
    const who = await (isAsync ? callers.requireKnown(context) : callers.require(context));
    const announced = Number(context.req.header("content-length") ?? who.maxBytes);
    const giveBack = budget.take(who.owner, Math.min(announced, who.maxBytes));
    if (giveBack === null) throw busy();
    try {
      const request = await readToolRequest(context.req.raw, who.maxBytes);
      const leave = callers.enter(who, context);
      try {
        const given = {
          ...request,
          options: optionsWithin(who, operation.name, request.options),
          sources: await openSources(request, who),
        };
        if (isAsync || sizeOf(given) > maxWaitedForToolBytes) {
          // What nobody waits for would be told of it too late.
          await runner.check(operation, given);
          const job = await jobs.start(who.owner, operation.name, given);
          return context.json({ data: jobJson(job, urls) }, 202, {
            "cache-control": "no-store",
            location: `${urls.api}${jobPath(job.id)}`,
            ...(isAsync ? { "preference-applied": "respond-async" } : {}),
          });
        }
        const { signal } = context.req.raw;
        const result = await runner.run(operation, given, { signal, timeoutInMs: who.timeoutInMs });
        return toolResponse(context, result);
      } finally {
        leave();
      }
    } finally {
      giveBack();
    }
  });

  async function openSources({ sources }: ToolRequest, who: ToolCaller) {
    const { maxBytes } = who;
    const opened: { name: string; bytes: Uint8Array }[] = [];
    let bytesLeft = maxBytes;
    for (const source of sources) {
      const file = "bytes" in source ? source : await openReference(source, who, { ...files, jobs });
      bytesLeft -= file.bytes.byteLength;
      if (bytesLeft < 0) throw tooLarge(maxBytes);
      opened.push(file);
    }
    return opened;
  }
}

/** What this host answers to everybody. */
async function readOwn(app: Hono, address: URL): Promise<Uint8Array> {
  return new Uint8Array(await (await app.request(address.href)).arrayBuffer());
}

/** By RFC 7240 section 4.1, or in the address. */
function wantsJob(context: Context): boolean {
  if (/(?:^|[\s,])respond-async(?:[\s,;]|$)/.test(context.req.header("prefer") ?? "")) return true;
  const value = context.req.query("async");
  if (value === undefined || value === "false") return false;
  if (value === "" || value === "true") return true;
  throw new SearchParameterError("async", '"async" is true or false.');
}

const sizeOf = ({ sources, attachments }: { sources: Sized[]; attachments: Sized[] }): number =>
  [...sources, ...attachments].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

type Sized = { bytes: Uint8Array };

const tooLarge = (maxBytes: number): AppError =>
  new AppError("too-large", "the files are too large", {
    publicMessage: `All files together may be ${maxBytes / 1_000_000} MB large.`,
  });

const noSuchTool = (): AppError =>
  new AppError("not-found", "no such tool", {
    publicMessage: "There is no tool with this name; /api/v1/openapi.json lists them.",
  });

const busy = (): AppError =>
  new AppError("unavailable", "too many bodies at once", {
    publicMessage: "Many files are being sent just now. Try again in a few seconds.",
  });
