import type { GivenRole, Workspaces } from "../index.ts";
import type { TemporaryWorkspaces } from "./temporary-workspaces.ts";

/** Lets somebody of `TemporaryWorkspaces.person` in, by an invitation that they accept. */
export async function joinAs(
  workspaces: Workspaces,
  owner: string,
  workspaceId: string,
  who: string,
  role: GivenRole,
): Promise<void> {
  const email = `${who}@company.example`;
  const invitation = await workspaces.invite(owner, { workspaceId, email, role });
  await workspaces.answerInvitation(who, invitation.id, true);
}

/** A workspace with one of each role. */
export async function openTeam({ workspaces, person }: TemporaryWorkspaces, plan: "team" | "free" = "team") {
  const [owner, admin, member] = [await person(), await person(), await person()];
  const { id } = await workspaces.create(owner, "Studio");
  await workspaces.setPlan(id, plan);
  await joinAs(workspaces, owner, id, admin, "admin");
  await joinAs(workspaces, owner, id, member, "member");
  return { id, owner, admin, member };
}
