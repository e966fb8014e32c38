import type { OperationRunner } from "@zoetrope/operations";
import { AppError } from "@zoetrope/kit";
import type { Hono } from "hono";
import { cors } from "hono/cors";
import type { RequireCaller } from "../callers/caller.ts";
import { UploadBudget } from "../files/upload-budget.ts";
import { knownParameters } from "../known-parameters.ts";
import { exposedHeaders } from "../public-reading.ts";
import { openReference, type ReferencedFiles } from "./open-reference.ts";
import { readToolRequest } from "./read-tool-request.ts";
import { toolAnswer } from "./tool-answer.ts";
import { createToolCallers, type ToolCaller } from "./tool-caller.ts";
import type { ToolRequest } from "./tool-request.ts";

export interface ToolServices {
  runner: Pick<OperationRunner, "operations" | "run">;
  readFile: ReferencedFiles["readFile"];
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
    requireCaller,
    now,
    ...files
  }: ToolServices & ReferencedFiles & { requireCaller: RequireCaller; now?: (() => number) | undefined },
): void {
  // Whoever has a key sends it in a header, which no page has that was not given one: any page may ask, and no cookie counts.
  app.use(
    `${toolsPath}/*`,
    cors({
      origin: "*",
      allowMethods: ["POST"],
      allowHeaders: ["accept", "authorization", "content-type"],
      exposeHeaders: [...exposedHeaders, "zoetrope-findings"],
      maxAge: 86_400,
    }),
  );
  const callers = createToolCallers(requireCaller, { now });
  const budget = new UploadBudget();

  app.post(`${toolsPath}/:operation`, knownParameters([]), async (context) => {
    const operation = (await runner.operations()).get(context.req.param("operation"));
    if (operation === undefined) throw noSuchTool();
    const who = await callers.require(context);
    const announced = Number(context.req.header("content-length") ?? who.maxBytes);
    const giveBack = budget.take(who.owner, Math.min(announced, who.maxBytes));
    if (giveBack === null) throw busy();
    try {
      const request = await readToolRequest(context.req.raw, who.maxBytes);
      const leave = callers.enter(who, context);
      try {
        const given = { ...request, sources: await openSources(request, who) };
        const { signal } = context.req.raw;
        const result = await runner.run(operation, given, { signal, timeoutInMs: who.timeoutInMs });
        return toolAnswer(context, result);
      } finally {
        leave();
      }
    } finally {
      giveBack();
    }
  });

  async function openSources({ sources }: ToolRequest, { caller, maxBytes }: ToolCaller) {
    const opened: { name: string; bytes: Uint8Array }[] = [];
    let bytesLeft = maxBytes;
    for (const source of sources) {
      const file = "bytes" in source ? source : await openReference(source, caller, files);
      bytesLeft -= file.bytes.byteLength;
      if (bytesLeft < 0) throw tooLarge(maxBytes);
      opened.push(file);
    }
    return opened;
  }
}

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
