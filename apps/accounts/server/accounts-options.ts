import type { CookieShape, Identity } from "@zoetrope/identity";
import type { HostUrls } from "@zoetrope/kit";
import type { Mailbox } from "@zoetrope/mail";

/** The part of pino's logger that this host uses. */
interface AccountsLogger {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface AccountsOptions {
  identity: Identity;
  urls: HostUrls;
  logger: AccountsLogger;
  /** Origins of other people's pages that may embed the frames, beside our own site and workflow app. */
  embedders: readonly string[];
  cookies: { session: CookieShape; mark: CookieShape; external: CookieShape };
  /** Answers `GET /auth/self-service/logout/…`; null for everything else. */
  logoutFlow: (request: Request) => Response | Promise<Response>;
  /** Mails that go nowhere else; null wherever real people's mail could be read in it. */
  mailbox: Mailbox | null;
  /** Folder of the browser build. Default: `client` beside the server build. */
  clientFolder?: string;
}

/** What the platform knows of a connection that the request does not say itself. */
export interface Connection {
  /** IP address of the asker, proxies resolved. */
  clientAddress: string;
  /** A browser on this machine asks, and no proxy in between; default: somebody elsewhere does. */
  isLoopbackRequest?: boolean;
}
