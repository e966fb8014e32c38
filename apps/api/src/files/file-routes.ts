import { SearchParameterError } from "@zoetrope/catalog/search-parameters";
import type { HostUrls } from "@zoetrope/kit";
import type { ListFilesRequest } from "@zoetrope/workspaces";
import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { RequireCaller } from "../callers/caller.ts";
import { corsLifetimeInSeconds } from "../http/cors-lifetime.ts";
import { knownParameters, wholeNumberOf } from "../http/known-parameters.ts";
import { cursorLinks, linkHeader } from "../http/page-links.ts";
import { exposedHeaders } from "../http/public-reading.ts";
import { fileJson } from "./file-json.ts";
import { maxFilePageSize, uncachedFile, workspaceIdOf } from "./file-request.ts";
import { readPublishBody } from "./publish-body.ts";
import { uploadRoute } from "./upload-route.ts";

const fileStates = ["draft", "published"] as const;
const listParameters = ["workspaceId", "state", "q", "pageSize", "after", "before"];

/** Files of a workspace, by the rules of the gateway: for its members, and for programs with a key. */
export function addFileRoutes(
  app: Hono,
  {
    requireCaller,
    maxUploadBytes,
    urls,
  }: { requireCaller: RequireCaller; maxUploadBytes: number; urls: HostUrls },
): void {
  // Whoever writes carries a token in a header, which no foreign page has: cookies are not allowed along here either.
  const fromOurPages = cors({
    origin: [urls.site, urls.workflow, urls.accounts],
    allowMethods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowHeaders: ["authorization", "content-type"],
    exposeHeaders: exposedHeaders,
    maxAge: corsLifetimeInSeconds,
  });
  const path = "/api/v1/files";
  app.use(path, fromOurPages);
  app.use(`${path}/*`, fromOurPages);
  app.post(path, knownParameters(["workspaceId"]), uploadRoute({ requireCaller, maxUploadBytes, urls }));

  app.get(path, knownParameters(listParameters), async (context) => {
    const caller = await requireCaller(context);
    const workspaceId = workspaceIdOf(context, caller);
    const page = await caller.workspaces.files(caller.userId, workspaceId, readList(context));
    const links = cursorLinks(new URL(`${path}${new URL(context.req.url).search}`, urls.api), page);
    const data = await Promise.all(page.files.map((file) => fileJson(caller, file, urls)));
    return context.json({ data, total: page.totalCount, links }, 200, {
      ...uncachedFile,
      ...linkHeader(links),
    });
  });

  app.get(`${path}/:id`, knownParameters([]), async (context) => {
    const caller = await requireCaller(context);
    const file = await caller.workspaces.file(caller.userId, context.req.param("id"));
    return context.json({ data: await fileJson(caller, file, urls) }, 200, uncachedFile);
  });

  app.delete(`${path}/:id`, knownParameters([]), async (context) => {
    const caller = await requireCaller(context);
    await caller.workspaces.deleteFile(caller.userId, context.req.param("id"));
    return context.body(null, 204, uncachedFile);
  });

  app.put(`${path}/:id/publication`, knownParameters([]), async (context) => {
    const caller = await requireCaller(context);
    const words = await readPublishBody(context.req.raw);
    const file = await caller.workspaces.publish(caller.userId, {
      fileId: context.req.param("id"),
      ...words,
    });
    return context.json({ data: await fileJson(caller, file, urls) }, 200, uncachedFile);
  });

  app.delete(`${path}/:id/publication`, knownParameters([]), async (context) => {
    const caller = await requireCaller(context);
    const file = await caller.workspaces.unpublish(caller.userId, context.req.param("id"));
    return context.json({ data: await fileJson(caller, file, urls) }, 200, uncachedFile);
  });
}

function readList(context: Context): ListFilesRequest {
  const { state, q, pageSize, after, before } = context.req.query();
  const known = fileStates.find((one) => one === state);
  if (state !== undefined && known === undefined)
    throw new SearchParameterError("state", `"state" must be one of ${fileStates.join(", ")}.`);
  const first =
    pageSize === undefined
      ? undefined
      : wholeNumberOf(context.req.url, "pageSize", { max: maxFilePageSize, fallback: maxFilePageSize });
  if (after !== undefined && before !== undefined)
    throw new SearchParameterError("before", '"before" and "after" cannot be asked for together.');
  return {
    ...(known === undefined ? {} : { state: known }),
    ...(first === undefined ? {} : { first }),
    ...(q === undefined ? {} : { query: q }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
}
