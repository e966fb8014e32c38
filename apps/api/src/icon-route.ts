import { bytesInMegabyte, maxPictureBytes } from "@zoetrope/kit/limits";
import type { Workspaces } from "@zoetrope/workspaces";
import { WorkspaceError } from "@zoetrope/workspaces";
import { readBody } from "@zoetrope/http";
import type { HostUrls } from "@zoetrope/kit";
import type { Handler } from "hono";
import type { RequireCaller } from "./callers/caller.ts";

/** Above what `Workspaces.changeIcon` takes: it says the number. */
const maxBodyBytes = maxPictureBytes + bytesInMegabyte;

/** `PUT /api/v1/workspaces/{id}/icon` with the bytes of a picture, `DELETE` without: who may not is told before the body is read. */
export function iconRoute(workspaces: Workspaces, requirePerson: RequireCaller, urls: HostUrls): Handler {
  return async (context) => {
    const { userId } = await requirePerson(context);
    const id = context.req.param("id") ?? "";
    const { permissionScopes } = await workspaces.get(userId, id);
    if (!permissionScopes.includes("workspace:update")) throw new WorkspaceError("not-allowed");
    const { icon } = await workspaces.changeIcon(userId, id, await readPicture(context.req.raw));
    const url = icon === null ? null : `${urls.assets}/files/${icon}`;
    return context.json({ data: { icon: url } }, 200, { "cache-control": "no-store" });
  };
}

async function readPicture(request: Request): Promise<Uint8Array | null> {
  if (request.method === "DELETE") return null;
  const bytes = await readBody(request, maxBodyBytes);
  if (bytes === null) throw new WorkspaceError("icon-too-large");
  return bytes;
}
