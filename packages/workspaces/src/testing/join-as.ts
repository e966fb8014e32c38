import type { AssignableRole, Workspaces } from "../index.ts";

/** Lets somebody of `TemporaryWorkspaces.person` in, by an invitation that they accept. */
export async function joinAs(
  workspaces: Workspaces,
  owner: string,
  workspaceId: string,
  who: string,
  role: AssignableRole,
): Promise<void> {
  const email = `${who}@company.example`;
  const invitation = await workspaces.invite(owner, { workspaceId, email, role });
  await workspaces.answerInvitation(who, invitation.id, true);
}
