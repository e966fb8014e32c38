import { circleLottie, openTemporaryCatalog, type TemporaryCatalog } from "@zoetrope/catalog/testing";
import type { Database } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { openTestJobs } from "@zoetrope/jobs/testing";
import { createMailbox, createMailer, mailJob, type Mailbox, type Mailer } from "@zoetrope/mail";
import type { Renderer } from "@zoetrope/render/server";
import { sharedRenderer } from "@zoetrope/render/testing";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { retainWantedFiles } from "../files/retain-wanted-files.ts";
import { createWorkspaces } from "../create-workspaces.ts";
import { workspaceJobs } from "../workspace-jobs.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import type { Workspaces } from "../workspaces.ts";

export interface TestPerson {
  email?: string;
  username?: string;
  firstName?: string;
  lastName?: string;
  locale?: string;
  isEmailVerified?: boolean;
}

export interface TemporaryWorkspaces extends Pick<TemporaryCatalog, "catalog" | "database" | "files"> {
  workspaces: Workspaces;
  mailbox: Mailbox;
  mailer: Mailer;
  renderer: Renderer;
  /** Workspaces over the same database, with other settings. */
  another(
    settings: Partial<Pick<WorkspaceServices, "maxUploadBytes" | "newWorkspacePlan" | "renderer">>,
  ): Workspaces;
  /** Does every job that is due: what was uploaded is drawn. */
  runJobs(): Promise<number>;
  /** Stores somebody and says their id. */
  person(more?: TestPerson): Promise<string>;
  remove(): Promise<void>;
}

/** Workspaces with nothing in them on a fresh database, with a real catalogue, files and renderer. */
export async function openTemporaryWorkspaces(
  kind: Database["kind"],
  settings: Pick<WorkspaceServices, "webhookPost" | "webhookKeys"> = {},
): Promise<TemporaryWorkspaces> {
  const { another, database, remove, files: store } = await openTemporaryCatalog(kind);
  const files = retainWantedFiles(store, database);
  const catalog = another(files);
  const renderer = sharedRenderer();
  const logger = pino({ level: "silent" });
  const mailbox = createMailbox(database);
  const jobs = await openTestJobs(database, { kinds: [mailJob, ...workspaceJobs] });
  const mailer = createMailer({ jobs, transport: mailbox, logger });
  const urls = { workflow: "https://workflow.zoetrope.example", assets: "https://assets.zoetrope.example" };
  const services = { catalog, database, files, jobs, renderer, logger, mailer, urls, ...settings };
  return {
    mailbox,
    mailer,
    renderer,
    catalog,
    database,
    files,
    workspaces: createWorkspaces(services),
    another: (others) => createWorkspaces({ ...services, ...others }),
    runJobs: () => jobs.runDue(),
    async person(more = {}) {
      const id = createId();
      const { email = `${id}@company.example`, username = `u${id}`, firstName = "Mira" } = more;
      const { lastName = "Sol", locale = "en", isEmailVerified = true } = more;
      await database.db.execute(sql`
        insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
        values (${id}, ${email}, ${isEmailVerified}, ${username}, ${username}, ${firstName}, ${lastName}, ${locale}, now(), now())`);
      return id;
    },
    async remove() {
      await mailer.close();
      await jobs.stop();
      await remove();
    },
  };
}

export { joinAs } from "./join-as.ts";
export { circleLottie };
