// Child of benchmarks/auth.ts: what pages ask the accounts host, behind the platform's own listener, over a PostgreSQL.
// Prints its port. Sign-in is a plain route here: the page around it is not what is measured.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { BlockList } from "node:net";
import { openDatabase } from "@zoetrope/database";
import { createIdentity, IdentityError, sessionCookie, googleCookie } from "@zoetrope/identity";
import { createMailer } from "@zoetrope/mail";
import { openFileStore } from "@zoetrope/storage";
import { Hono } from "hono";
import { pino } from "pino";
import { createApiRoutes } from "../../apps/accounts/server/api-routes.ts";
import { createHostListener } from "../../apps/platform/src/host-listener.ts";
import { createMetrics } from "../../apps/platform/src/metrics.ts";
import { Readiness } from "../../apps/platform/src/readiness.ts";
import { benchmarkUrls as urls } from "./benchmark-urls.ts";

const [databaseUrl = "", folder = ""] = process.argv.slice(2);
const database = await openDatabase({ url: databaseUrl });
const logger = pino({ level: "info" }, pino.destination({ dest: "/dev/null", sync: false }));
const transport = { send: () => Promise.resolve(), close: () => {} };
const mailer = createMailer({ database, transport, logger });
const files = await openFileStore({ folder });
const identity = await createIdentity({
  database,
  files,
  mailer,
  logger,
  urls,
  google: null,
  reservedPaths: [],
});
const addresses = { urls, cookieDomain: null };
const cookies = { session: sessionCookie(addresses), google: googleCookie(addresses) };

const app = new Hono();
app.route("/", createApiRoutes({ identity, urls, cookies, logger, allowedOrigins: [] }));
app.post("/benchmark/:action", async (context) => {
  const form = await context.req.json<Record<string, string>>();
  const client = { address: form["address"] ?? "", userAgent: null, locale: "en" } as const;
  const { login = "", password = "" } = form;
  try {
    const action = context.req.param("action");
    if (action === "sign-in") await identity.signIn({ login, password }, client);
    else if (action === "sign-up") await identity.signUp({ email: login, password, firstName: "B" }, client);
    else await identity.requestPasswordReset(login, client);
    return context.body(null, 204);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.retryAfterInSeconds !== null) context.header("retry-after", String(error.retryAfterInSeconds));
    return context.body(null, error.status);
  }
});

const listener = createHostListener({
  host: "accounts",
  app,
  urls,
  logger,
  metrics: createMetrics(),
  readiness: new Readiness({}, logger),
  trustedProxies: new BlockList(),
});
const server = createServer(listener);
server.listen(0, () => console.log((server.address() as AddressInfo).port));
