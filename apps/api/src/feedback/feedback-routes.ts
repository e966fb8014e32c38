import { feedbackPath } from "@zoetrope/identity/feedback-forms";
import { AppError } from "@zoetrope/kit";
import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import { corsLifetimeInSeconds } from "../http/cors-lifetime.ts";
import { feedbackCsv, readFilter } from "./feedback-csv.ts";
import type { FeedbackRouteServices } from "./feedback-route-services.ts";
import { sendRoute } from "./send-route.ts";

/** The forms of the site, for everybody; what came through them as CSV and pictures, for those who run the platform. */
export function addFeedbackRoutes(app: Hono, services: FeedbackRouteServices): void {
  const { feedback, operators, callers, urls } = services;
  app.use(
    feedbackPath,
    cors({
      origin: urls.site,
      allowMethods: ["POST"],
      allowHeaders: ["authorization"],
      exposeHeaders: ["retry-after"],
      maxAge: corsLifetimeInSeconds,
    }),
  );
  app.post(feedbackPath, sendRoute(services));

  const forOperators = cors({
    origin: urls.workflow,
    allowMethods: ["GET"],
    allowHeaders: ["authorization"],
    exposeHeaders: ["content-disposition"],
    maxAge: corsLifetimeInSeconds,
  });
  const requireOperator = async (context: Context): Promise<void> =>
    operators.require((await callers.requirePerson(context)).userId);

  app.use("/api/v1/feedback.csv", forOperators);
  app.get("/api/v1/feedback.csv", async (context) => {
    await requireOperator(context);
    const csv = feedbackCsv(feedback, readFilter(context.req.query("kind"), context.req.query("state")));
    return context.body(csv, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="zoetrope-messages.csv"`,
      "cache-control": "no-store",
    });
  });
  app.use(`${feedbackPath}/:id/picture`, forOperators);
  app.get(`${feedbackPath}/:id/picture`, async (context) => {
    await requireOperator(context);
    const bytes = await feedback.picture(context.req.param("id"));
    if (bytes === null)
      throw new AppError("not-found", "no picture", { publicMessage: "This message has no picture." });
    return context.body(Uint8Array.from(bytes), 200, {
      "content-type": "image/webp",
      "cache-control": "no-store",
    });
  });
}
