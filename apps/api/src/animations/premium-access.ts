import type { Workspaces } from "@zoetrope/workspaces";
import type { Context } from "hono";
import type { Caller, RequireCaller } from "../callers/caller.ts";

/** Downloads are counted, and addresses of premium files are one person's: no cache may answer for us. */
export const uncached = { "cache-control": "no-store" };

export interface PremiumAccess {
  workspaces: Pick<Workspaces, "requirePremium">;
  requireCaller: RequireCaller;
}

/** Who asks, if their plan includes premium animations; throws "unauthenticated" or "forbidden" otherwise. */
export async function requirePremium(
  context: Context,
  { workspaces, requireCaller }: PremiumAccess,
): Promise<Caller> {
  // Says what would let them in.
  if (context.req.header("authorization") === undefined) await workspaces.requirePremium(null);
  const caller = await requireCaller(context);
  await caller.workspaces.requirePremium(caller.userId);
  return caller;
}

/** The address of a file: as JSON for who asks for that, since a page cannot follow a redirect with its token; otherwise it leads there. */
export function sendAddress(context: Context, url: string): Response {
  if (context.req.header("accept")?.startsWith("application/json") === true)
    return context.json({ data: { url } }, 200, uncached);
  return redirectTo(context, url);
}

export function redirectTo(context: Context, url: string): Response {
  context.header("cache-control", uncached["cache-control"]);
  return context.redirect(url, 302);
}
