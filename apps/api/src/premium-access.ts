import type { Workspaces } from "@zoetrope/workspaces";
import type { Context } from "hono";
import { requireBearer, type VerifyBearer } from "./gateway/bearer.ts";

/** Downloads are counted, and addresses of premium files are one person's: no cache may answer for us. */
export const uncached = { "cache-control": "no-store" };

export interface PremiumAccess {
  workspaces: Pick<Workspaces, "requirePremium">;
  verifyBearer: VerifyBearer;
}

/** Who asks, if their plan includes premium animations; throws "unauthenticated" or "forbidden" otherwise. */
export async function requirePremium(
  context: Context,
  { workspaces, verifyBearer }: PremiumAccess,
): Promise<string> {
  const header = context.req.header("authorization");
  const userId = header === undefined ? null : (await requireBearer(header, verifyBearer)).userId;
  return await workspaces.requirePremium(userId);
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
