import { animationMissing, type Catalog } from "@zoetrope/catalog";
import { AppError } from "@zoetrope/kit";
import type { FileStore } from "@zoetrope/storage";
import type { ToolJobs } from "@zoetrope/operations/jobs";
import type { Caller } from "../callers/caller.ts";
import type { ToolCaller } from "./tool-caller.ts";
import type { ToolReference } from "./tool-request.ts";

export interface ReferencedFiles {
  catalog: Pick<Catalog, "countDownload">;
  jobs: Pick<ToolJobs, "resultFile">;
  /** Bytes of the file store. */
  readFile: FileStore["read"];
}

/**
 * A file that the platform has, for whoever may have it: what is premium takes a plan that includes it, files of a workspace their
 * members or its key, results of jobs whoever has asked for them. Throws AppError "not-found", "unauthenticated" and "forbidden", "conflict" for a
 * job that is not done, and OperationError for one that has failed.
 */
export async function openReference(
  reference: ToolReference,
  { caller, owner }: Pick<ToolCaller, "caller" | "owner">,
  { catalog, jobs, readFile }: ReferencedFiles,
): Promise<{ name: string; bytes: Uint8Array }> {
  if ("job" in reference) {
    if (caller === null) throw needsCaller("Results of jobs take a key or a session.");
    return await jobs.resultFile(owner, reference.job, reference.name);
  }
  const { key, filename } =
    "file" in reference
      ? await workspaceFile(reference.file, caller)
      : await animationFile(reference, caller, catalog);
  const bytes = await readFile(key);
  if (bytes === null) throw missing("The file is gone.");
  return { name: filename, bytes };
}

async function workspaceFile(id: string, caller: Caller | null) {
  if (caller === null) throw needsCaller("Files of a workspace take a key or a session.");
  const { sourceKey, name } = await caller.workspaces.file(caller.userId, id);
  return { key: sourceKey, filename: `${name}${sourceKey.slice(sourceKey.lastIndexOf("."))}` };
}

async function animationFile(
  { animation, format = "json" }: Extract<ToolReference, { animation: string }>,
  caller: Caller | null,
  catalog: ReferencedFiles["catalog"],
) {
  // Addresses of pages end in it.
  const id = animation.slice(animation.lastIndexOf("-") + 1);
  const options = { isCounted: false };
  const free = await catalog.countDownload(id, format, options);
  if (free === null) throw animationMissing();
  if (free !== "premium") return free;
  if (caller === null)
    throw needsCaller("This animation is premium: it takes a key or a session with a plan that includes it.");
  await caller.workspaces.requirePremium(caller.userId);
  const found = await catalog.countDownload(id, format, { ...options, withPremium: true });
  if (found === null || found === "premium") throw animationMissing();
  return found;
}

const needsCaller = (publicMessage: string): AppError =>
  new AppError("unauthenticated", "a file that takes a key", { publicMessage });

const missing = (publicMessage: string): AppError =>
  new AppError("not-found", publicMessage, { publicMessage });
