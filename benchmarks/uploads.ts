import { createConcepts } from "@zoetrope/concepts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createCatalog } from "@zoetrope/catalog";
import { openDatabase } from "@zoetrope/database";
import { openJobs } from "@zoetrope/jobs";
import { createId, createLogger } from "@zoetrope/kit";
import { createMailbox, createMailer, mailJob } from "@zoetrope/mail";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import { createWorkspaces, workspaceJobs } from "@zoetrope/workspaces";
import { sql } from "drizzle-orm";
import { type Benchmark, median, quantile } from "./harness.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const collection = join(import.meta.dirname, "../node_modules/@meteocons/lottie/fill");
const count = 60;
/** As a person drops one file after the other. */
const betweenUploadsInMs = 250;
const urls = { workflow: "http://localhost", assets: "http://localhost" };

/** How long uploading takes, and until the picture is there; the embedded database and one process, as on a laptop. */
const benchmark: Benchmark = {
  name: "uploads",
  title: "Uploads and their pictures",
  async run(report) {
    const folder = createTemporaryFolder("bench-uploads");
    const logger = createLogger({ level: "silent" });
    const database = await openDatabase({ folder: join(folder, "database") });
    await database.migrate();
    const files = await openFileStore({ folder: join(folder, "files") });
    const renderer = createRenderer();
    const jobs = await openJobs({ database, logger, kinds: [mailJob, ...workspaceJobs] });
    const mailer = createMailer({ jobs, transport: createMailbox(database), logger });
    const catalog = createCatalog({ database, concepts: createConcepts(), files, renderer, logger });
    const workspaces = createWorkspaces({
      catalog,
      database,
      files,
      jobs,
      logger,
      mailer,
      renderer,
      urls,
      newWorkspacePlan: "enterprise",
    });
    const owner = createId();
    await database.db.execute(sql`
      insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
      values (${owner}, 'lotte@example.org', true, 'lotte', 'lotte', 'Lotte', null, 'en', now(), now())`);
    const { id: workspaceId } = await workspaces.create(owner, "Studio");
    await jobs.work();

    const uploading: number[] = [];
    const drawing: Promise<number>[] = [];
    async function untilDrawn(fileId: string): Promise<number> {
      const startedAt = performance.now();
      while ((await workspaces.file(owner, fileId)).posterKey === null) await pause(20);
      return performance.now() - startedAt;
    }
    const names = readdirSync(collection).filter((name) => name.endsWith(".json"));
    for (const filename of names.slice(0, count)) {
      report.progress(filename);
      const bytes = readFileSync(join(collection, filename));
      const startedAt = performance.now();
      const { id } = await workspaces.upload(owner, { workspaceId, filename, bytes });
      uploading.push(performance.now() - startedAt);
      drawing.push(untilDrawn(id));
      await pause(betweenUploadsInMs);
    }
    const drawn = await Promise.all(drawing);
    const note = `${count} files, one each ${betweenUploadsInMs} ms, embedded database`;
    report.add({
      what: "Upload until the file is there, median",
      value: median(uploading),
      unit: "ms",
      note,
    });
    report.add({
      what: "Upload until the file is there, 95 %",
      value: quantile(uploading, 0.95),
      unit: "ms",
      note,
    });
    report.add({ what: "From there until its picture is, median", value: median(drawn), unit: "ms", note });
    report.add({
      what: "From there until its picture is, 95 %",
      value: quantile(drawn, 0.95),
      unit: "ms",
      goal: { op: "<=", value: 2_000 },
      note,
    });
    await mailer.close();
    await jobs.stop();
    await renderer.close();
    await files.close();
    await database.close();
  },
};

export default benchmark;
