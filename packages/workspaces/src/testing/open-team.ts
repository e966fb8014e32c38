import { joinAs } from "./join-as.ts";
import type { TemporaryWorkspaces } from "./temporary-workspaces.ts";

/** A workspace with one of each role. */
export async function openTeam({ workspaces, person }: TemporaryWorkspaces, plan: "team" | "free" = "team") {
  const [owner, admin, member] = [await person(), await person(), await person()];
  const { id } = await workspaces.create(owner, "Studio");
  await workspaces.setPlan(id, plan);
  await joinAs(workspaces, owner, id, admin, "admin");
  await joinAs(workspaces, owner, id, member, "member");
  return { id, owner, admin, member };
}
