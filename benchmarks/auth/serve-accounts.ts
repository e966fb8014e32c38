// Child of benchmarks/auth.ts: the built accounts host behind the platform's own listener, over a PostgreSQL. Prints its port.
// Plain routes beside it ask identity itself, from whatever address the asker names: what no limit is to be met with.
// Arguments: database, folder for files, port (0: any), origin of the site.
import { BlockList, type AddressInfo } from "node:net";
import { openDatabase } from "@zoetrope/database";
import {
  createIdentity,
  createLogoutApp,
  externalCookie,
  IdentityError,
  markCookie,
  sessionCookie,
} from "@zoetrope/identity";
import { createLogger } from "@zoetrope/kit";
import { openJobs } from "@zoetrope/jobs";
import { createMailer, mailJob } from "@zoetrope/mail";
import { openFileStore } from "@zoetrope/storage";
import { Hono } from "hono";
import { createHostListener } from "../../apps/platform/src/listeners/host-listener.ts";
import { Servers } from "../../apps/platform/src/listeners/listeners.ts";
import { createMetrics } from "../../apps/platform/src/metrics/metrics.ts";
import { Readiness } from "../../apps/platform/src/metrics/readiness.ts";
import { importPageApp } from "../../apps/platform/src/page-apps/page-apps.ts";
import { benchmarkUrls } from "./benchmark-urls.ts";

const [databaseUrl = "", folder = "", port = "0", site = benchmarkUrls.site] = process.argv.slice(2);
const urls = {
  ...benchmarkUrls,
  site,
  ...(port === "0" ? {} : { accounts: `http://localhost:${port}` }),
};
const database = await openDatabase({ url: databaseUrl });
// The one of the platform: in batches, on standard error.
const logger = createLogger({ level: "info" });
const transport = { send: () => Promise.resolve(), close: () => {} };
const jobs = await openJobs({ database, logger, kinds: [mailJob] });
const mailer = createMailer({ jobs, transport, logger });
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
const cookies = {
  session: sessionCookie(addresses),
  mark: markCookie(addresses),
  external: externalCookie(addresses),
};

const { createAccountsApp } = await importPageApp("accounts");
const logoutApp = createLogoutApp({ identity, addresses, embedderOrigins: [] });
const accounts = createAccountsApp({
  urls,
  logger,
  identity,
  cookies,
  logoutFlow: (request) => logoutApp.fetch(request),
  mailbox: null,
  embedders: [],
});

const own = new Hono();
own.post("/benchmark/:action", async (context) => {
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
  app: {
    ...accounts,
    fetch: async (request, connection) =>
      request.url.includes("/benchmark/") ? own.fetch(request) : accounts.fetch(request, connection),
  },
  urls,
  // Asked at whatever port was free.
  isExpectedHost: () => true,
  logger,
  metrics: createMetrics(),
  readiness: new Readiness({}, logger),
  trustedProxies: new BlockList(),
});
const server = new Servers().create(listener);
server.listen(Number(port), () => console.log((server.address() as AddressInfo).port));
