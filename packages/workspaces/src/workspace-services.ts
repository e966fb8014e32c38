import type { Catalog } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import type { GuardedPost } from "@zoetrope/http/guarded-fetch";
import type { HostUrls } from "@zoetrope/kit";
import type { Jobs } from "@zoetrope/jobs";
import type { Mailer } from "@zoetrope/mail";
import type { Renderer } from "@zoetrope/render/server";
import type { FileStore } from "@zoetrope/storage";
import type { Logger } from "pino";
import type { PlanSlug } from "./plans/plans.ts";

/** What workspaces are built on. */
export interface WorkspaceServices {
  database: Database;
  files: Pick<FileStore, "put" | "read" | "remove">;
  renderer: Pick<Renderer, "check" | "prepare">;
  catalog: Pick<Catalog, "ingest" | "withdraw">;
  /** With those of `workspaceJobs` among its kinds. */
  jobs: Pick<Jobs, "emit" | "handle" | "send" | "wake">;
  /** How webhooks are sent. Default: to public addresses alone, by HTTPS. */
  webhookPost?: GuardedPost;
  /** What secrets of webhooks are encrypted with in the database, 32 bytes each: the first encrypts, all decrypt. Default: they are not. */
  webhookKeys?: readonly Uint8Array[];
  logger: Logger;
  /** Writes to those who are invited. */
  mailer: Pick<Mailer, "compose" | "enqueue" | "wake">;
  /** Links in mails lead to the workflow app, those of files to the assets host. */
  urls: Pick<HostUrls, "workflow" | "assets">;
  /** The plan that a new workspace has; default "free". */
  newWorkspacePlan?: PlanSlug;
  /** The largest file that may be uploaded; default 20 MB. */
  maxUploadBytes?: number;
  /** Whether the site answers at `/{username}`. Default true; where it does not, nobody has a profile page to be sent to. */
  hasProfilePages?: boolean;
}
