import { noticePage, type HostUrls } from "@zoetrope/kit";
import { Hono } from "hono";
import type { Logger } from "pino";

export interface WorkflowServices {
  urls: HostUrls;
  logger: Logger;
}

/** The workflow host. */
export function createWorkflowApp({ urls, logger }: WorkflowServices): Hono {
  const app = new Hono();
  app.notFound(() =>
    noticePage({
      status: 404,
      title: "There is nothing here",
      text: "This address belongs to Zoetrope's workflow, and no page lives at it.",
      homeUrl: urls.site,
    }),
  );
  app.onError((error, context) => {
    logger.error({ err: error, path: context.req.path }, "a request of the workflow host failed");
    return noticePage({
      status: 500,
      title: "Something went wrong",
      text: "The fault is on our side. Please try again.",
      homeUrl: urls.site,
    });
  });
  return app;
}
