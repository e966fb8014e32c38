import type { Catalog } from "@zoetrope/catalog";
import { AppError, type HostUrls } from "@zoetrope/kit";
import type { Workspaces } from "@zoetrope/workspaces";
import type { Context } from "hono";
import { requireBearer, type VerifyBearer } from "./gateway/bearer.ts";

export interface PackDownloadServices {
  catalog: Pick<Catalog, "packs">;
  workspaces: Pick<Workspaces, "packAddress" | "requirePremium">;
  verifyBearer: VerifyBearer;
  urls: HostUrls;
}

const uncached = { "cache-control": "no-store" };

/**
 * Sends on to the zip of a pack: without a token to that of its free pieces, with the bearer token of somebody whose plan includes premium
 * animations to one of all of them, whose address is theirs, for minutes. As JSON for who asks for that: a page cannot follow it with
 * its header. HEAD with a token says whether they may.
 */
export function packDownloadRoute({ catalog, workspaces, verifyBearer, urls }: PackDownloadServices) {
  return async (context: Context): Promise<Response> => {
    const slug = context.req.param("slug") ?? "";
    const found = await catalog.packs.get(slug, { pageSize: 1 });
    if (found === null) {
      const publicMessage = "There is no pack with this name.";
      throw new AppError("not-found", publicMessage, { publicMessage });
    }
    const { freePieces, pieces } = found.pack;
    const header = context.req.header("authorization");
    const isForPerson = freePieces < pieces && (header !== undefined || freePieces === 0);
    const userId = isForPerson ? await requirePremiumOf(header) : null;
    if (context.req.method === "HEAD") return context.body(null, 204, uncached);
    const url =
      userId === null ? `${urls.assets}/packs/${slug}.zip` : await workspaces.packAddress(userId, slug);
    if (context.req.header("accept")?.startsWith("application/json") === true)
      return context.json({ data: { url } }, 200, uncached);
    context.header("cache-control", uncached["cache-control"]);
    return context.redirect(url, 302);
  };

  async function requirePremiumOf(header: string | undefined): Promise<string> {
    const userId = header === undefined ? null : (await requireBearer(header, verifyBearer)).userId;
    return await workspaces.requirePremium(userId);
  }
}
