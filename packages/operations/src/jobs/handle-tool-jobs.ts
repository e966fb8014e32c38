import type { Operation, OperationRequest, OperationResult } from "@zoetrope/cli/operations";
import type { Queries } from "@zoetrope/database";
import type { JobEffects } from "@zoetrope/jobs";
import { maxToolStorageBytes, toolJobLifetimeInSeconds, toolJobTimeoutInSeconds } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { OperationError } from "../operation-error.ts";
import type { ToolJobServices } from "./tool-job-services.ts";
import { runTool } from "./run-tool.ts";
import { insertToolFile, readToolFile, storedBytes, type ToolFileRow } from "./tool-files.ts";

/** How often it is written down how far a job is, and looked whether somebody still wants it. */
const betweenLooksInMs = 1_000;

const passing: ReadonlySet<string> = new Set(["busy", "cancelled", "closed"]);

type Claimed = { owner: string; operation: string; options: Record<string, unknown> };

/** Says how a process that works does them. */
export function handleToolJobs({ database, jobs, runner }: ToolJobServices): void {
  jobs.handle(runTool, async ({ data: { toolJobId: id }, signal, attempt }): Promise<JobEffects | void> => {
    const claimed = await claim(database.db, id);
    // Cancelled, or over before anybody came to it.
    if (claimed === null) return;
    const removed = new AbortController();
    let progress = 0;
    const note = async (): Promise<void> => {
      const { rows } = await database.db.execute(
        sql`update tool_jobs set progress = ${progress} where id = ${id} and expires_at > now() returning id`,
      );
      if (rows.length === 0) removed.abort();
    };
    // A database that is away says nothing of whether somebody wants it.
    const timer = setInterval(() => void note().catch(() => {}), betweenLooksInMs);
    try {
      const { operation, request } = await open(claimed);
      const result = await runner.run(operation, request, {
        signal: AbortSignal.any([signal, removed.signal]),
        timeoutInMs: toolJobTimeoutInSeconds * 1_000,
        onProgress: (share) => {
          progress = share;
        },
      });
      return (tx) => finish(tx, id, claimed.owner, result);
    } catch (error) {
      if (removed.signal.aborted) return;
      // What is not the job's fault is tried again, here or elsewhere.
      const isOurs = !(error instanceof OperationError) || passing.has(error.reason);
      if (isOurs && attempt < runTool.options.maxAttempts) throw error;
      return (tx) => fail(tx, id, error instanceof OperationError ? error : new OperationError("crashed"));
    } finally {
      clearInterval(timer);
    }
  });

  async function open({ operation: name, options, ...job }: Claimed & { files: ToolFileRow[] }): Promise<{
    operation: Operation;
    request: OperationRequest;
  }> {
    const operation = (await runner.operations()).get(name);
    if (operation === undefined)
      throw new OperationError("options-refused", { message: "There is no such tool any more." });
    const files = await Promise.all(
      job.files.map(async ({ option, ...file }) => {
        const bytes = await readToolFile(database.db, file);
        if (bytes === null) throw new OperationError("cancelled");
        return { kind: file.kind, option: option ?? "", name: file.name, bytes };
      }),
    );
    return {
      operation,
      request: {
        options,
        sources: files.filter(({ kind }) => kind === "source"),
        attachments: files.filter(({ kind }) => kind === "attachment"),
      },
    };
  }
}

async function claim(queries: Queries, id: string): Promise<(Claimed & { files: ToolFileRow[] }) | null> {
  const { rows } = await queries.execute<Claimed>(sql`
    update tool_jobs set state = 'running', progress = 0
    where id = ${id} and state in ('waiting', 'running') and expires_at > now() returning owner, operation, options`);
  const [job] = rows;
  if (job === undefined) return null;
  const { rows: files } = await queries.execute<ToolFileRow>(sql`
    select id, kind, option, name, size from tool_files where job_id = ${id} and kind in ('source', 'attachment') order by position`);
  return { ...job, files };
}

async function finish(tx: Queries, id: string, owner: string, result: OperationResult): Promise<void> {
  const { files, reports, hasFindings } = result;
  // Whoever deletes it meanwhile waits, or has it gone already.
  const { rows } = await tx.execute(sql`select id from tool_jobs where id = ${id} for update`);
  if (rows.length === 0) return;
  await deleteInputs(tx, id);
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if ((await storedBytes(tx, owner)).own + bytes > maxToolStorageBytes) {
    const message = "The files of your jobs take too much room. Delete one of them first.";
    await fail(tx, id, new OperationError("result-too-large", { message }));
    return;
  }
  for (const [position, file] of files.entries())
    await insertToolFile(tx, {
      ...file,
      owner,
      jobId: id,
      kind: "result",
      position,
      lifetimeInSeconds: toolJobLifetimeInSeconds,
    });
  await tx.execute(sql`
    update tool_jobs set state = 'done', progress = 1, has_findings = ${hasFindings}, reports = ${JSON.stringify(reports)}::json
    where id = ${id}`);
}

async function fail(tx: Queries, id: string, { reason, publicMessage }: OperationError): Promise<void> {
  await deleteInputs(tx, id);
  await tx.execute(sql`
    update tool_jobs set state = 'failed', failure = ${JSON.stringify({ reason, detail: publicMessage })}::json
    where id = ${id}`);
}

/** They are not wanted again. */
const deleteInputs = (tx: Queries, id: string): Promise<unknown> =>
  tx.execute(sql`delete from tool_files where job_id = ${id} and kind in ('source', 'attachment')`);
