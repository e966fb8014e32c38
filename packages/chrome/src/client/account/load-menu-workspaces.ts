import { createGatewayClient } from "@zoetrope/gateway-client";
import { loadWorkspaces } from "@zoetrope/session/load-workspaces";
import type { ChromeUrls } from "../../chrome-props.ts";
import { logProblem } from "../page/log-problem.ts";
import type { Session } from "./session.ts";

/** Workspaces as the user menu shows them; empty when they cannot be had. */
export async function loadMenuWorkspaces({
  api,
  accounts,
}: ChromeUrls): Promise<NonNullable<Session["workspaces"]>> {
  const gateway = createGatewayClient({ apiUrl: api, accountsUrl: accounts });
  const loaded = await loadWorkspaces(gateway, logProblem);
  return loaded.map(({ id, name, icon }) => ({ id, name, icon }));
}
