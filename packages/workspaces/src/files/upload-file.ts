import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { maxFileNameLength } from "@zoetrope/kit/limits";
import { AppError, createId } from "@zoetrope/kit";
import { optimiserVersion } from "@zoetrope/lottie";
import { getDiagnosticsMessages } from "@zoetrope/i18n";
import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import type { CheckedAnimation } from "@zoetrope/render/server";
import type { StoredFile } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { requireMembership, requireQuota } from "../members/membership.ts";
import { emitWorkspaceEvent, eventDataOf } from "../webhooks/workspace-event.ts";
import { plainText } from "../text-rules.ts";
import { fileTooLarge, WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { fileUploaded } from "./draw-file.ts";
import { requireFile } from "./file-rows.ts";
import type { UploadRequest, WorkspaceFile } from "./workspace-file.ts";

/** Checked at once, or waiting for it: each holds its file in memory. */
const maxUnderWay = 8;
const maxWarnings = 20;

const inflate = promisify(gunzip);

type UploadServices = WorkspaceServices & Required<Pick<WorkspaceServices, "maxUploadBytes">>;

/** Takes files into workspaces. Bad ones are refused with the reason, in plain words, before anything is stored. */
export class FileUploads {
  readonly #services: UploadServices;
  #underWay = 0;

  constructor(services: UploadServices) {
    this.#services = services;
  }

  /** What does not depend on the file, before anybody sends it in vain. */
  async requireAllowed(userId: string, workspaceId: string): Promise<void> {
    const { db } = this.#services.database;
    const membership = await requireMembership(db, userId, workspaceId, "files:upload");
    await requireQuota(db, membership, "files");
  }

  async upload(userId: string, request: UploadRequest): Promise<WorkspaceFile> {
    if (this.#underWay >= maxUnderWay) throw new WorkspaceError("uploads-busy");
    this.#underWay += 1;
    try {
      return await this.#upload(userId, request);
    } finally {
      this.#underWay -= 1;
    }
  }

  async #upload(userId: string, request: UploadRequest): Promise<WorkspaceFile> {
    const { workspaceId, filename, signal } = request;
    const { database, files, jobs, renderer, logger, maxUploadBytes } = this.#services;
    if (request.bytes.length > maxUploadBytes) throw fileTooLarge(maxUploadBytes);
    await this.requireAllowed(userId, workspaceId);
    const bytes = await unpacked(request.bytes, maxUploadBytes);
    // A zip begins with PK; everything else is read as JSON.
    const extension = bytes[0] === 0x50 && bytes[1] === 0x4b ? "lottie" : "json";
    requireWaiting(signal);
    const checked = await renderer.check(bytes);
    requireWaiting(signal);
    if ("refused" in checked)
      throw new WorkspaceError("file-refused", {
        refusal: checked.refused.code,
        publicMessage: checked.refused.reason,
      });
    // The file before the row: an interruption leaves at most a file that nothing refers to.
    const source = await files.put(bytes, extension);
    try {
      const file = await this.#store(userId, { workspaceId, filename, signal }, checked, source);
      jobs.wake();
      if (!signal?.aborted) return file;
      // Given up in the moment of the commit: nobody knows of it.
      await database.db.execute(sql`delete from workspace_files where id = ${file.id}`);
      throw uploadAborted();
    } catch (error) {
      // Nothing refers to what was stored: the sweep clears it.
      await database.db
        .execute(sql`insert into released_files (key) values (${source.key})`)
        .catch((cause: unknown) => logger.warn({ err: cause }, "the file of an upload that failed stays"));
      throw error;
    }
  }

  #store(
    userId: string,
    { workspaceId, filename, signal }: Omit<UploadRequest, "bytes">,
    { facts, features, diagnostics }: CheckedAnimation,
    source: StoredFile,
  ): Promise<WorkspaceFile> {
    const id = createId();
    return this.#services.database.transaction(async (tx) => {
      const membership = await requireMembership(tx, userId, workspaceId, "files:upload", {
        isLocking: true,
      });
      await requireQuota(tx, membership, "files");
      await requireQuota(tx, membership, "storage-megabytes", source.sizeInBytes / 1_000_000);
      await tx.execute(sql`
        insert into workspace_files (id, workspace_id, name, uploaded_by, source_key, size_in_bytes, optimiser_version,
          width, height, frame_rate, frame_count, duration_in_seconds, layer_count, features, background_colour, warnings)
        values (${id}, ${workspaceId}, ${nameOfFile(filename)}, ${userId}, ${source.key}, ${source.sizeInBytes},
          ${optimiserVersion}, ${Math.round(facts.width)}, ${Math.round(facts.height)}, ${facts.frameRate},
          ${facts.frameCount}, ${facts.durationInSeconds}, ${facts.layerCount}, ${sql.param(features)},
          ${facts.backgroundColour}, ${sql.param(describeDiagnostics(getDiagnosticsMessages("en"), diagnostics).slice(0, maxWarnings))})`);
      await this.#services.jobs.emit(tx, fileUploaded, id, { fileId: id });
      const file = await requireFile(tx, userId, id, "files:read");
      await emitWorkspaceEvent(this.#services.jobs, tx, "file.uploaded", eventDataOf(file));
      requireWaiting(signal);
      return file;
    });
  }
}

const uploadAborted = (): AppError =>
  new AppError("bad-request", "an upload was given up", { publicMessage: "The upload was cancelled." });

/**
 * JSON that came packed with gzip, as stickers are, is stored as the JSON that its name says it is. What cannot be unpacked is left for the checker
 * to refuse.
 */
async function unpacked(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await inflate(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw fileTooLarge(maxBytes);
    return bytes;
  }
}

/** Throws once nobody waits for the answer any more: who cancels, reloads or leaves has not stored anything. */
function requireWaiting(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw uploadAborted();
}

/** Without folders and extension, as somebody would call it. */
function nameOfFile(filename: string): string {
  const bare = (filename.split(/[\\/]/).at(-1) ?? "").replace(/\.(?:json|lottie|tgs)$/i, "");
  // No half of a letter stays at the end: an emoji counts as two.
  const short = bare
    .toWellFormed()
    .slice(0, maxFileNameLength)
    .replace(/[\ud800-\udbff]$/, "");
  return plainText(short, maxFileNameLength) ?? "Animation";
}
