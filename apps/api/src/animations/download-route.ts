import { animationFormats, animationMissing, type Catalog } from "@zoetrope/catalog";
import { AppError, type HostUrls } from "@zoetrope/kit";
import type { Workspaces } from "@zoetrope/workspaces";
import type { Context } from "hono";
import { redirectTo, requirePremium, sendAddress, uncached, type PremiumAccess } from "./premium-access.ts";

export interface DownloadServices extends PremiumAccess {
  catalog: Pick<Catalog, "countDownload" | "get">;
  workspaces: Pick<Workspaces, "requirePremium">;
  urls: HostUrls;
}

/**
 * Counts a download and sends on to the file. What is premium needs a bearer token of somebody whose plan includes it; then the
 * address is theirs, for minutes, and comes as JSON for who asks for that: a page cannot follow it with its header.
 */
export function downloadRoute(services: DownloadServices) {
  const { catalog, urls } = services;
  return async (context: Context): Promise<Response> => {
    const id = context.req.param("id") ?? "";
    const wanted = context.req.query("format") ?? "dotlottie";
    const format = animationFormats.find((candidate) => candidate === wanted);
    if (!format) {
      const publicMessage = `"format" must be one of ${animationFormats.join(", ")}.`;
      throw new AppError("bad-request", publicMessage, { publicMessage });
    }
    if (context.req.method === "HEAD") {
      // Asks whether, and where, the file is; nobody has it yet.
      const animation = await catalog.get(id);
      if (animation === null) throw animationMissing();
      if (animation.isPremium) await requirePremium(context, services);
      return context.body(null, 204, uncached);
    }
    const free = await catalog.countDownload(id, format);
    if (free === null) throw animationMissing();
    if (free !== "premium")
      return redirectTo(context, `${urls.assets}/files/${free.key}/${encodeURIComponent(free.filename)}`);
    if (context.req.header("authorization") === undefined && isNavigation(context)) {
      const animation = await catalog.get(id);
      if (animation === null) throw animationMissing();
      // Somebody followed a link: the page says what to do.
      return redirectTo(context, `${urls.site}/animation/${animation.slug}-${id}#download`);
    }
    const caller = await requirePremium(context, services);
    // The page opens the file to recolour it: whoever does has not downloaded it yet.
    const isCounted = context.req.query("purpose") !== "recolour";
    const file = await catalog.countDownload(id, format, { withPremium: true, isCounted });
    if (file === null || file === "premium") throw animationMissing();
    const url = await caller.workspaces.premiumAddress(caller.userId, id, file);
    return sendAddress(context, url);
  };
}

const isNavigation = (context: Context): boolean =>
  context.req.header("accept")?.includes("text/html") === true;
