import type { Catalog } from "@zoetrope/catalog";
import { AppError, type HostUrls } from "@zoetrope/kit";
import type { Feedback } from "@zoetrope/identity/feedback";
import type { VerifyApiKey, Workspaces } from "@zoetrope/workspaces";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Logger } from "pino";
import { addAnimationRoutes, listParameters } from "./animations/animation-routes.ts";
import { byExampleRoute } from "./animations/by-example-route.ts";
import { collectorPaths } from "./collector/collector-paths.ts";
import { addCollectorRoutes, type Collector } from "./collector/collector-routes.ts";
import { addFeedbackRoutes } from "./feedback/feedback-routes.ts";
import { downloadRoute } from "./animations/download-route.ts";
import { addFileRoutes } from "./files/file-routes.ts";
import { fetchRoute, type ForeignFiles } from "./tools/fetch-route.ts";
import { csvRoute } from "./figures/csv-route.ts";
import { createFigureSets, type FigureServices } from "./figures/figure-sets.ts";
import { statisticsPath } from "./figures/statistics-path.ts";
import type { VerifyBearer } from "./callers/bearer.ts";
import { createCallers, type Callers } from "./callers/caller.ts";
import { createNetworkLimit, limitReads } from "./callers/limit-reads.ts";
import { iconRoute } from "./icon-route.ts";
import { createGateway, type GatewayServices } from "./gateway/create-gateway.ts";
import { gatewayRoute } from "./gateway/gateway-route.ts";
import type { OperationPolicy } from "./gateway/own-operations.ts";
import { corsLifetimeInSeconds } from "./http/cors-lifetime.ts";
import { knownParameters } from "./http/known-parameters.ts";
import { noOperators, type Operators } from "./operators/operators.ts";
import { addDescriptionRoute } from "./openapi/add-description-route.ts";
import { fetchPath } from "./openapi/library-paths.ts";
import { packDownloadRoute } from "./animations/pack-download-route.ts";
import { addProblemResponses } from "./http/problem-responses.ts";
import { exposedHeaders, readableByAnyPage } from "./http/public-reading.ts";
import { addPublicRoutes } from "./public-routes.ts";
import { toolPaths } from "./openapi/tool-paths.ts";
import { createToolCallers } from "./tools/tool-caller.ts";
import { addToolRoutes, type ToolServices } from "./tools/tool-routes.ts";

export interface SignedInServices {
  workspaces: Workspaces;
  /** Who a bearer token speaks for; `verifyBearer` of identity. */
  verifyBearer: VerifyBearer;
  /** Who a key speaks for; `createApiKeyVerifier` of workspaces. Default: no key is good. */
  verifyApiKey?: VerifyApiKey;
  /** What the gateway runs. Default "any". */
  operations?: OperationPolicy;
  /** Who runs the platform. Default: nobody. */
  operators?: Operators;
  /** What they and others may know of what is counted. Null: nothing is. */
  figures?: Pick<FigureServices, "statistics" | "now"> | null;
  /** What people write to those who run the platform. Null: the api host takes no forms. */
  feedback?: Feedback | null;
  /** In milliseconds, for the limits of forms; a test has a clock of its own. */
  now?: () => number;
  /** Jobs that have failed, for operators. Default: they are not shown. */
  jobs?: GatewayServices["jobs"];
  /** Files of the site's content that are examples. Default: none. */
  sampleFiles?: () => readonly string[];
}

export interface ApiServices {
  catalog: Catalog;
  /** What people do who are signed in: the gateway and uploads. */
  signedIn: SignedInServices;
  /** Gets files of other hosts for pages. Default: none are fetched. */
  foreignFiles?: ForeignFiles | null;
  /** Runs the tools. Default: there are none. */
  tools?: ToolServices | null;
  /** Takes events and hits. Null: this platform measures nothing, or somebody else does. */
  collector?: Collector | null;
  urls: HostUrls;
  logger: Logger;
  /** Folder of the blog's posts. Default: content/blog of this repository. */
  blogFolder?: string;
  /** How often one network may read the library. Default: `maxReadsInMinute`. */
  readsPerMinute?: number | undefined;
}

/**
 * What programs talk to: under /api/v1, where every failure is a problem document (RFC 9457) with a stable code, and the
 * gateway at /graphql.
 */
export function createApiApp({
  catalog,
  urls,
  logger,
  blogFolder,
  signedIn,
  collector = null,
  foreignFiles = null,
  tools = null,
  readsPerMinute,
}: ApiServices): Hono {
  const app = new Hono();
  const networkLimit = createNetworkLimit({ most: readsPerMinute, now: signedIn.now });
  const callers = createCallers({ verifyApiKey: refuseKeys, ...signedIn, networkLimit });
  app.use(callers.announce);
  addSignedInRoutes(app, { ...signedIn, callers }, { catalog, urls, logger });
  if (collector !== null) addCollectorRoutes(app, collector);
  const byExamplePath = "/api/v1/search/by-example";
  const fetchAddress = "/api/v1/fetch";
  const takesFiles = {
    allowMethods: ["POST"],
    allowHeaders: ["authorization", "content-type"],
    exposeHeaders: exposedHeaders,
    maxAge: corsLifetimeInSeconds,
  };
  app.use(byExamplePath, cors({ origin: "*", ...takesFiles }), callers.check);
  // No page of others gets files through us.
  app.use(
    fetchAddress,
    cors({ origin: [urls.site, urls.workflow, urls.accounts], ...takesFiles }),
    callers.check,
  );
  app.post(
    byExamplePath,
    knownParameters(listParameters),
    byExampleRoute({ catalog, urls, now: signedIn.now }),
  );
  if (foreignFiles !== null)
    app.post(fetchAddress, knownParameters([]), fetchRoute(foreignFiles, { now: signedIn.now }));
  if (tools !== null) {
    const toolCallers = createToolCallers(callers.require, { now: signedIn.now });
    addToolRoutes(app, { ...tools, catalog, callers: toolCallers, urls, logger });
  }
  app.use("/api/*", readableByAnyPage(), callers.check, limitReads(networkLimit));

  addPublicRoutes(app, { catalog, urls, blogFolder });
  addAnimationRoutes(app, { catalog, urls });

  const forDownloads = { catalog, workspaces: signedIn.workspaces, requireCaller: callers.require, urls };
  app.get(
    "/api/v1/animations/:id/download",
    knownParameters(["format", "purpose"]),
    downloadRoute(forDownloads),
  );
  app.get("/api/v1/packs/:slug/download", knownParameters([]), packDownloadRoute(forDownloads));

  addDescriptionRoute(app, {
    catalog,
    apiUrl: urls.api,
    maxUploadBytes: signedIn.workspaces.maxUploadBytes,
    morePaths: async (example) => ({
      ...statisticsPath,
      ...(foreignFiles === null ? {} : fetchPath(example, urls.assets)),
      ...(tools === null ? {} : toolPaths(await tools.runner.operations(), example)),
      ...(collector === null ? {} : collectorPaths),
    }),
  });

  addProblemResponses(app, logger);
  return app;
}

const refuseKeys: VerifyApiKey = async () => {
  throw new AppError("unauthenticated", "no keys here", {
    publicMessage: "This platform takes no API keys.",
  });
};

function addSignedInRoutes(
  app: Hono,
  {
    workspaces,
    verifyBearer,
    callers,
    operations = "any",
    operators = noOperators,
    figures = null,
    feedback = null,
    now,
    jobs = null,
    sampleFiles = () => [],
  }: SignedInServices & { callers: Callers },
  { catalog, urls, logger }: Pick<ApiServices, "catalog" | "urls" | "logger">,
): void {
  // Whoever writes carries a bearer token in a header, which no foreign page has: cookies are not allowed along here either.
  const withBearer = cors({
    origin: [urls.site, urls.workflow, urls.accounts],
    allowMethods: ["POST"],
    allowHeaders: ["authorization", "content-type"],
    exposeHeaders: exposedHeaders,
    maxAge: corsLifetimeInSeconds,
  });
  const sets =
    figures === null ? null : createFigureSets({ ...figures, operators, catalog, workspaces, urls });
  const gateway = createGateway({
    catalog,
    figures: sets,
    operators,
    feedback,
    jobs,
    sampleFiles,
    urls,
    logger,
    operations,
  });
  if (feedback !== null)
    addFeedbackRoutes(app, { feedback, operators, callers, verify: verifyBearer, urls, logger, now });
  app.use("/graphql", withBearer);
  app.all("/graphql", gatewayRoute(gateway, callers.require));
  addFileRoutes(app, { requireCaller: callers.require, maxUploadBytes: workspaces.maxUploadBytes, urls });
  const iconPath = "/api/v1/workspaces/:id/icon";
  app.use(
    iconPath,
    cors({
      origin: urls.workflow,
      allowMethods: ["PUT", "DELETE"],
      allowHeaders: ["authorization", "content-type"],
      maxAge: corsLifetimeInSeconds,
    }),
  );
  app.on(["PUT", "DELETE"], iconPath, iconRoute(workspaces, callers.requirePerson, urls));
  app.use(
    "/api/v1/statistics.csv",
    cors({
      origin: urls.workflow,
      allowMethods: ["GET"],
      allowHeaders: ["authorization"],
      exposeHeaders: ["content-disposition"],
      maxAge: corsLifetimeInSeconds,
    }),
  );
  app.get(
    "/api/v1/statistics.csv",
    knownParameters(["of", "workspaceId", "range", "plot"]),
    csvRoute(sets, callers.requirePerson),
  );
}
