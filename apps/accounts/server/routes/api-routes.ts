import type { Identity } from "@zoetrope/identity";
import type { HostUrls } from "@zoetrope/kit";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { readCookie } from "@zoetrope/http";
import type { AccountsOptions } from "../accounts-options.ts";
import { problemResponse } from "../requests/problem.ts";
import type { Whoami } from "./whoami.ts";

const preflightMaxAgeInSeconds = 600;
const keysMaxAgeInSeconds = 300;

interface ApiRoutesOptions extends Pick<AccountsOptions, "cookies" | "logger"> {
  identity: Pick<Identity, "requireSession" | "issueBearer" | "publicKeys">;
  urls: HostUrls;
  whoami: Whoami;
  /** Whose pages may ask who is signed in. */
  allowedOrigins: readonly string[];
}

/** What pages ask this host for: who is signed in, a bearer token for the api host, and the keys that check such tokens. */
export function createApiRoutes({
  identity,
  urls,
  cookies,
  logger,
  whoami,
  allowedOrigins,
}: ApiRoutesOptions): Hono {
  const app = new Hono();
  const own = [urls.site, urls.workflow, urls.accounts];
  app.options(
    "/user/v2/*",
    cors({
      origin: [...allowedOrigins],
      credentials: true,
      allowMethods: ["GET", "HEAD"],
      maxAge: preflightMaxAgeInSeconds,
    }),
  );
  app.get("/user/v2/whoami", (c) => whoami.respond(c.req.raw));
  // A bearer token opens everything that the person may do: only our own pages get one.
  app.use(
    "/deimos/v1/*",
    cors({ origin: own, credentials: true, allowMethods: ["POST"], maxAge: preflightMaxAgeInSeconds }),
  );

  app.post("/deimos/v1/session", async (c) => {
    c.header("cache-control", "no-store");
    c.header("vary", "Origin, Cookie");
    // A browser says where it asks from; without an origin of ours nobody is handed a token (OWASP ASVS 5.0 v5.0.0-3.5.1).
    if (!own.includes(c.req.header("origin") ?? "")) return c.body(null, 403);
    const session = await identity.requireSession(readCookie(c.req.raw, cookies.session));
    const { token, expiresAt } = await identity.issueBearer(session);
    return c.json({ token, expiresAt: expiresAt.toISOString() });
  });

  app.get("/.well-known/jwks.json", async (c) => {
    c.header("cache-control", `public, max-age=${keysMaxAgeInSeconds}`);
    c.header("access-control-allow-origin", "*");
    return c.json(await identity.publicKeys());
  });

  app.onError((error, c) => {
    const response = problemResponse(error);
    if (response.status >= 500) logger.error({ err: error, path: c.req.path }, "a request failed");
    for (const [name, value] of c.res.headers)
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  });
  return app;
}
