import type { AnalyticsSettings } from "@zoetrope/analytics/page-analytics";
import type { SocialAddresses } from "@zoetrope/chrome/social-networks";
import type { HostUrls } from "@zoetrope/kit";

/** The part of pino's logger that this host uses. */
export interface WorkflowLogger {
  error(fields: object, message: string): void;
}

interface UserPreference {
  /** True when the person has a page of their own on the site. */
  hasProfilePage: boolean;
}

export interface WorkflowOptions {
  urls: HostUrls;
  logger: WorkflowLogger;
  /** How pages tell what happens on them. Default null: nothing is measured, and nothing of it is on a page. */
  analytics?: AnalyticsSettings | null;
  /** Where the short paths of the site lead, whose links stand in the footer. Default: nowhere. */
  social?: SocialAddresses;
  /** The largest file that may be uploaded. */
  maxUploadBytes: number;
  /** The preference of whoever the request's cookies belong to; null for a guest. */
  readPreference(request: Request): Promise<UserPreference | null>;
  /** Folder of the browser build. Default: `client` beside the server build. */
  clientFolder?: string;
}
