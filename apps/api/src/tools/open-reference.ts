import type { Catalog } from "@zoetrope/catalog";
import { AppError } from "@zoetrope/kit";
import type { FileStore } from "@zoetrope/storage";
import type { Caller } from "../callers/caller.ts";
import type { ToolReference } from "./tool-request.ts";

export interface ReferencedFiles {
  catalog: Pick<Catalog, "countDownload">;
  /** Bytes of the file store. */
  readFile: FileStore["read"];
}

/**
 * A file that the platform has, for whoever may have it: what is premium takes a plan that includes it, files of a workspace their
 * members or its key. Throws AppError "not-found", "unauthenticated" and "forbidden".
 */
export async function openReference(
  reference: ToolReference,
  caller: Caller | null,
  { catalog, readFile }: ReferencedFiles,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { key, filename } =
    "file" in reference
      ? await workspaceFile(reference.file, caller)
      : await animationFile(reference, caller, catalog);
  const bytes = await readFile(key);
  if (bytes === null) throw missing("The file is gone.");
  return { name: filename, bytes };
}

async function workspaceFile(id: string, caller: Caller | null) {
  if (caller === null)
    throw new AppError("unauthenticated", "files of a workspace without a key", {
      publicMessage: "Files of a workspace take a key or a session.",
    });
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
  if (free === null) throw missing("There is no animation with this id.");
  if (free !== "premium") return free;
  if (caller === null)
    throw new AppError("unauthenticated", "a premium animation without a key", {
      publicMessage: "This animation is premium: it takes a key or a session with a plan that includes it.",
    });
  await caller.workspaces.requirePremium(caller.userId);
  const found = await catalog.countDownload(id, format, { ...options, withPremium: true });
  if (found === null || found === "premium") throw missing("There is no animation with this id.");
  return found;
}

const missing = (publicMessage: string): AppError =>
  new AppError("not-found", publicMessage, { publicMessage });
