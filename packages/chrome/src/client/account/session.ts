import type { SessionUser } from "@zoetrope/session";

/** Who is looking at the page, with what the user menu shows of them. */
export interface Session {
  user: SessionUser;
  hasProfilePage: boolean;
  /** Null until they have been asked for and answered. */
  workspaces: readonly { id: string; name: string; icon: string | null }[] | null;
}
