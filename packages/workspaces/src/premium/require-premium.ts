import type { Queries } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { WorkspaceError } from "../workspace-error.ts";
import { mayDownload } from "./may-download.ts";

/** Who may have premium animations. Throws "unauthenticated" or "feature-not-in-plan", with what to do. */
export async function requirePremium(queries: Queries, userId: string | null): Promise<string> {
  if (userId === null) {
    const publicMessage =
      "This animation is premium. Sign in, and send the bearer token of somebody whose workspace has a plan with premium animations.";
    throw new AppError("unauthenticated", "a premium animation was asked for without a token", {
      publicMessage,
    });
  }
  if ((await mayDownload(queries, userId, { isPremium: true })) === "yes") return userId;
  throw new WorkspaceError("feature-not-in-plan", {
    feature: "premium-animations",
    publicMessage:
      "This animation is premium, and none of your workspaces has a plan that includes premium animations. Choose a larger plan, or join a workspace that has one.",
  });
}
