import type { Catalog } from "@zoetrope/catalog";
import { AppError, type HostUrls } from "@zoetrope/kit";
import type { Workspaces } from "@zoetrope/workspaces";
import type { Context } from "hono";
import { requirePremium, sendAddress, uncached, type PremiumAccess } from "./premium-access.ts";

export interface PackDownloadServices extends PremiumAccess {
  catalog: Pick<Catalog, "packs">;
  workspaces: Pick<Workspaces, "requirePremium">;
  urls: HostUrls;
}

/**
 * Sends on to the zip of a pack: without a token to that of its free pieces, with the bearer token of somebody whose plan includes premium
 * animations to one of all of them, whose address is theirs, for minutes. As JSON for who asks for that: a page cannot follow it with
 * its header. HEAD with a token says whether they may.
 */
export function packDownloadRoute(services: PackDownloadServices) {
  const { catalog, urls } = services;
  return async (context: Context): Promise<Response> => {
    const slug = context.req.param("slug") ?? "";
    const found = await catalog.packs.get(slug, { pageSize: 1 });
    if (found === null) {
      const publicMessage = "There is no pack with this name.";
      throw new AppError("not-found", publicMessage, { publicMessage });
    }
    const { freePieces, pieces } = found.pack;
    const hasToken = context.req.header("authorization") !== undefined;
    const isForPerson = freePieces < pieces && (hasToken || freePieces === 0);
    const caller = isForPerson ? await requirePremium(context, services) : null;
    if (context.req.method === "HEAD") return context.body(null, 204, uncached);
    const url =
      caller === null
        ? `${urls.assets}/packs/${slug}.zip`
        : await caller.workspaces.packAddress(caller.userId, slug);
    return sendAddress(context, url);
  };
}
