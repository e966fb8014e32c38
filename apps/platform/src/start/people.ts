import type { Feedback } from "@zoetrope/identity/feedback";
import type { CookieShape, Identity, IdentityAddresses } from "@zoetrope/identity";
import type { Jobs } from "@zoetrope/jobs";
import { isLoopbackName } from "@zoetrope/kit";
import type { Mailbox, Mailer } from "@zoetrope/mail";
import type { Drafts, ToolJobs } from "@zoetrope/operations/jobs";
import type { Workspaces } from "@zoetrope/workspaces";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { reservedPaths } from "../reserved-paths/reserved-paths.ts";
import type { Services } from "./services.ts";
import { webhookKeysOf } from "./webhook-keys.ts";

/** What is known of people: who they are, where they work together, and how they are written to. */
export interface People {
  identity: Identity;
  workspaces: Workspaces;
  /** What they write to those who run the platform. */
  feedback: Feedback;
  mailer: Mailer;
  /** What is done for them later. */
  jobs: Jobs;
  /** What programs ask the tools for that takes longer than somebody waits. */
  toolJobs: ToolJobs;
  /** What agents work on. */
  drafts: Drafts;
  /** Where mails go when there is no mail server, and its page may show them. */
  mailbox: Mailbox | null;
  addresses: IdentityAddresses;
  cookies: { session: CookieShape; mark: CookieShape; external: CookieShape };
  /** `GET /auth/self-service/logout/…`, on the accounts and the api host alike. */
  logoutFlow: (request: Request) => Response | Promise<Response>;
}

/** Links in mails sign people in: only where nobody but this machine reaches the page may they be read without a mail server. */
const isLocal = (address: string): boolean => isLoopbackName(new URL(address).hostname);

/** Loads and opens all of it over an open database; only for processes whose hosts ask who somebody is. */
export async function openPeople(
  configuration: Configuration,
  { database, files, renderer, operations, catalog, statistics }: Services,
  jobs: Jobs,
  logger: Logger,
): Promise<People> {
  const [
    identityPackage,
    mailPackage,
    { createWorkspaces },
    { createFeedback },
    { createGuardedPost },
    { createDrafts, createToolJobs },
  ] = await Promise.all([
    import("@zoetrope/identity"),
    import("@zoetrope/mail"),
    import("@zoetrope/workspaces"),
    import("@zoetrope/identity/feedback"),
    import("@zoetrope/http/guarded-fetch"),
    import("@zoetrope/operations/jobs"),
  ]);
  const { urls, SMTP_URL, MAIL_FROM, GOOGLE_CLIENT_ID } = configuration;
  const mailbox = SMTP_URL === undefined ? mailPackage.createMailbox(database) : null;
  const transport = mailbox ?? mailPackage.createSmtpTransport({ url: SMTP_URL ?? "", from: MAIL_FROM });
  if (mailbox !== null && !isLocal(urls.accounts))
    logger.warn("SMTP_URL is not set: nobody gets the mails that sign-up and password reset depend on");
  const webhookKeys = webhookKeysOf(configuration);
  if (webhookKeys.length === 0 && !isLocal(urls.accounts))
    logger.warn("WEBHOOK_ENCRYPTION_KEYS is not set: who reads the database can sign webhooks");
  const mailer = mailPackage.createMailer({ jobs, transport, logger });
  const workspaces = createWorkspaces({
    database,
    files,
    renderer,
    catalog,
    jobs,
    logger,
    mailer,
    urls,
    webhookPost: createGuardedPost({
      ports: configuration.WEBHOOK_PORTS,
      allowed: configuration.WEBHOOK_PRIVATE_ADDRESSES,
      refusedHosts: Object.values(urls).map((url) => new URL(url).host),
    }),
    webhookKeys,
    newWorkspacePlan: configuration.NEW_WORKSPACE_PLAN,
    maxUploadBytes: configuration.maxUploadBytes,
    // The site has no page at /{username} yet: nobody is to be led to a 404.
    hasProfilePages: false,
  });
  const feedback = createFeedback({ database, files, mailer, operators: configuration.operators, urls });
  const identity = await identityPackage.createIdentity({
    database,
    files,
    mailer,
    logger,
    urls,
    reservedPaths,
    issuers: configuration.issuers,
    parts: [
      workspaces.accountPart,
      catalog.likes.accountPart,
      catalog.savedSearches.accountPart,
      feedback.accountPart,
      ...(statistics === null ? [] : [statistics.accountPart]),
    ],
    google:
      GOOGLE_CLIENT_ID === undefined
        ? null
        : {
            clientId: GOOGLE_CLIENT_ID,
            issuer: configuration.GOOGLE_ISSUER,
            jwksUrl: configuration.GOOGLE_JWKS_URL,
            authorizationUrl: configuration.GOOGLE_AUTHORIZATION_URL,
          },
  });
  const addresses = { urls, cookieDomain: configuration.COOKIE_DOMAIN ?? null };
  const logoutApp = identityPackage.createLogoutApp({
    identity,
    addresses,
    embedderOrigins: configuration.AUTH_EMBEDDERS,
  });
  return {
    identity,
    workspaces,
    feedback,
    mailer,
    jobs,
    toolJobs: createToolJobs({ database, jobs, runner: operations }),
    drafts: createDrafts(database),
    mailbox: isLocal(urls.accounts) ? mailbox : null,
    addresses,
    cookies: {
      session: identityPackage.sessionCookie(addresses),
      mark: identityPackage.markCookie(addresses),
      external: identityPackage.externalCookie(addresses),
    },
    logoutFlow: (request) => logoutApp.fetch(request),
  };
}
