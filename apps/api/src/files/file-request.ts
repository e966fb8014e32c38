import type { Context } from "hono";
import type { Caller } from "../callers/caller.ts";

/** Addresses in responses about files are the caller's own. */
export const uncachedFile = { "cache-control": "no-store" };

/** As many as `Workspaces.files` hands over at once. */
export const maxFilePageSize = 100;

/** The workspace that a request is about: that of the key, unless it names one. */
export const workspaceIdOf = (context: Context, { key }: Pick<Caller, "key">): string =>
  context.req.query("workspaceId") ?? key?.workspaceId ?? "";
