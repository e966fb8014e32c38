import { noticePage, type HostUrls } from "@zoetrope/kit";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Logger } from "pino";

export interface AccountsServices {
  urls: HostUrls;
  logger: Logger;
}

/** Who is looking, as our own pages ask it; the id `guest` means nobody is signed in. */
export interface SessionUser {
  id: string;
  username: string | null;
  email: string | null;
  avatarUrl: string | null;
}

const guest: SessionUser = { id: "guest", username: null, email: null, avatarUrl: null };
const preflightMaxAgeInSeconds = 600;

/** The accounts host. Only the platform's own origins may read its answers, because they speak of the person. */
export function createAccountsApp({ urls, logger }: AccountsServices): Hono {
  const app = new Hono();
  app.use(
    "/user/v2/*",
    cors({
      origin: [urls.site, urls.workflow, urls.accounts],
      credentials: true,
      allowMethods: ["GET", "HEAD"],
      maxAge: preflightMaxAgeInSeconds,
    }),
  );
  app.get("/user/v2/whoami", (context) => {
    context.header("cache-control", "no-store");
    context.header("vary", "Origin, Cookie");
    return context.json(guest);
  });
  app.notFound(() =>
    noticePage({
      status: 404,
      title: "There is nothing here",
      text: "This address belongs to Zoetrope's accounts, and no page lives at it.",
      homeUrl: urls.site,
    }),
  );
  app.onError((error, context) => {
    logger.error({ err: error, path: context.req.path }, "a request of the accounts host failed");
    return noticePage({
      status: 500,
      title: "Something went wrong",
      text: "The fault is on our side. Please try again.",
      homeUrl: urls.site,
    });
  });
  return app;
}
