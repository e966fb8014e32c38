import type { HostUrls } from "@zoetrope/kit";
import type { FilePart, Publication, WorkspaceFile } from "@zoetrope/workspaces";
import type { z } from "zod";
import type { Caller } from "../callers/caller.ts";
import type { fileSchema } from "../openapi/file-schemas.ts";

/** The same names as the type File of the gateway. Its addresses are the caller's alone, and good for some minutes. */
export async function fileJson(
  { workspaces, userId }: Caller,
  file: WorkspaceFile,
  urls: HostUrls,
): Promise<z.infer<typeof fileSchema>["data"]> {
  const { sourceKey: _, posterKey: __, playKey: ___, publication, createdAt, updatedAt, ...facts } = file;
  const addressOf = (part: FilePart) => workspaces.fileAddress(userId, file, part);
  return {
    ...facts,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: publication ? ("PUBLISHED" as const) : ("DRAFT" as const),
    publication: publication === null ? null : publicationJson(publication, urls),
    sourceUrl: await workspaces.fileAddress(userId, file, "source"),
    posterUrl: await addressOf("poster"),
    playUrl: await addressOf("play"),
    downloadUrl: await workspaces.fileAddress(userId, file, "download"),
  };
}

const publicationJson = ({ catalogueId, slug, publishedAt, ...words }: Publication, urls: HostUrls) => ({
  animationId: catalogueId,
  pageUrl: `${urls.site}/animation/${slug}-${catalogueId}`,
  ...words,
  publishedAt: publishedAt.toISOString(),
});
